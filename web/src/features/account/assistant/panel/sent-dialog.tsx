import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";

interface SentDialogProps {
  thread: string;
  message: string;
  onClose: () => void;
}

/** Every request to the language model for one question, word for word. */
export function SentDialog({ thread, message, onClose }: SentDialogProps) {
  const read = readOf(assistant.getSent, { params: { id: thread, message } });
  const { data, isError, isFetching, refetch } = useRead(read, { quiet: true });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        width="wide"
        title={t("What was sent")}
        description={t("Every request to the language model for this question, word for word.")}
        footer={
          <DialogClose asChild>
            <Button>{t("Close||a dialog")}</Button>
          </DialogClose>
        }
      >
        {!data && !isError && <Skeleton className="h-40" />}
        {!data && isError && (
          <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
            {t("What was sent could not be loaded.")}
          </ErrorLine>
        )}
        {data?.data.map(({ host, body }, nth) => (
          // They never change, and two of them may be the same.
          <section key={nth} className="pb-4">
            <h3 className="pb-2 font-medium text-sm text-strong">{t("To {host}", { host })}</h3>
            <Textarea readOnly rows={14} aria-label={t("To {host}", { host })} value={inLines(body)} />
          </section>
        ))}
      </DialogContent>
    </Dialog>
  );
}

/** JSON, with a line for each entry. */
function inLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
