import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Link2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/forms/button.tsx";

/** Loaded on the first press. */
const NewLinkDialog = lazy(() =>
  import("./new-link-dialog.tsx").then((module) => ({ default: module.NewLinkDialog })),
);

/** The button "New link" and its dialog. */
export function NewLink() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link2 aria-hidden="true" className="max-sm:hidden" />
        {t("New link")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewLinkDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
