import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { saveFile } from "#kernel/files/save-file.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";

interface EvidenceDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** Downloads the archive; `done` runs once it is saved. Leaving the order stops it. */
function useDownload({ id, number }: Order, done: () => void) {
  const [isLoading, setLoading] = useState(false);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  const download = async () => {
    const { signal } = (ending.current = new AbortController());
    const name = `dispute-${number}.zip`;
    setLoading(true);
    try {
      await saveFile(
        orders.getDisputePack,
        { params: { id } },
        { signal, name, onProgress: () => undefined },
      );
      notify({ type: "success", title: t("Evidence downloaded"), description: name });
      done();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      notifyOf(error);
    }
    setLoading(false);
  };
  return { download, isLoading };
}

/** Says what is in the archive and who may have it, before it is downloaded. */
export function EvidenceDialog({ order, open, onClose }: EvidenceDialogProps) {
  const { download, isLoading } = useDownload(order, onClose);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("Evidence for a dispute")}
        description={t("What a bank needs to see when your customer disputes this payment, in one zip file.")}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button look="primary" busy={isLoading} onClick={() => void download()}>
              <Download aria-hidden="true" />
              {t("Download evidence")}
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-1 ps-5 text-body">
          {contents(order).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-3 text-body">
          {t(
            "It holds your customer's personal data. Give it only to the bank, or to those who answer the bank for you. Your notes aren't in it.",
          )}
        </p>
      </DialogContent>
    </Dialog>
  );
}

function contents({ items }: Order): string[] {
  const isBooked = items.some(({ kind }) => kind !== "product");
  return [
    t("A summary in English to print: what was bought, paid and refunded, and what happened when"),
    ...(isBooked
      ? [
          t("The cancellation policy your customer accepted, and proof that it hasn't changed since"),
          t("The appointments as calendar files"),
        ]
      : []),
    t("The emails your customer got, as they were sent. We keep emails for 180 days"),
    isBooked
      ? t("When your customer opened the pages of the order and the booking")
      : t("When your customer opened the page of the order"),
  ];
}
