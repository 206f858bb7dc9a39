import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Mail, mail } from "@solodesk/contract/platform/mail.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { statusLooks } from "./status-looks.ts";

const useResendMail = () => useSend(mail.resend, { refresh: [mail.list, mail.get] });

interface MailDialogProps {
  /** The email as the list has it. */
  listed: Mail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether a mail server is configured. */
  delivers: boolean;
}

const lines = ["w-2/5", "w-4/5", "w-full", "w-3/5"];

/** One email as plain text: anything a customer typed in it is never treated as markup. */
export function MailDialog({ listed, open, onOpenChange, delivers }: MailDialogProps) {
  const { data, isError, isFetching, refetch } = useRead(readOf(mail.get, { params: { id: listed.id } }), {
    quiet: true,
    enabled: open,
  });
  const resend = useResendMail();
  const now = data?.data ?? listed;
  const { name, tone } = statusLooks[now.status];
  const canResend = delivers && now.status !== "queued" && now.status !== "cancelled";
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={now.subject}
        description={t("To {address}||recipient of an email", { address: now.to })}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Close||a dialog")}</Button>
            </DialogClose>
            {canResend && (
              <Button
                look="primary"
                busy={resend.isPending}
                onClick={() => resend.mutate({ params: { id: listed.id } })}
              >
                {t("Resend||an email")}
              </Button>
            )}
          </>
        }
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-3 text-faint text-sm">
          <Badge tone={tone}>{t(name)}</Badge>
          {whenOf(now)}
        </p>
        {now.error && <p className="break-words pb-3 text-body">{now.error}</p>}
        {data && (
          <pre className="whitespace-pre-wrap break-words border-line border-t py-4 font-sans text-body">
            {data.data.text}
          </pre>
        )}
        {!data && !isError && (
          <div
            role="status"
            aria-label={t("Loading the email")}
            className="space-y-3 border-line border-t py-4"
          >
            {lines.map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </div>
        )}
        {isError && !data && (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            {t("The email could not be loaded.")}
          </ErrorState>
        )}
      </DialogContent>
    </Dialog>
  );
}

function whenOf({ status, attempts, sent_at, send_at, created_at }: Mail): string {
  if (sent_at !== null) return shortMoment(sent_at);
  if (status === "queued" && attempts > 0) return t("Next attempt {when}", { when: shortMoment(send_at) });
  return t("Created {when}||an email", { when: shortMoment(created_at) });
}
