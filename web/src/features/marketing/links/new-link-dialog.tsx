import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import type { AdLink } from "@solodesk/contract/marketing/links.ts";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { LinkEditor } from "./link-editor.tsx";
import { LinkQrCode } from "./link-qr-code.tsx";

/** Makes a tagged link and then shows it. */
export function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<AdLink>();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {made ? (
        <DialogContent
          title={t("Your link is ready")}
          description={t("It opens {place}. Visits through it show up in {page}.", {
            place: made.leads_to,
            page: t(pageNames.adsAnalytics),
          })}
          footer={
            <DialogClose asChild>
              <Button look="primary">{t("Done")}</Button>
            </DialogClose>
          }
        >
          <LinkQrCode link={made} />
        </DialogContent>
      ) : (
        <DialogContent
          title={t("New link")}
          description={t("A link to your store that shows where visitors came from.")}
        >
          <LinkEditor onMade={setMade} />
        </DialogContent>
      )}
    </Dialog>
  );
}
