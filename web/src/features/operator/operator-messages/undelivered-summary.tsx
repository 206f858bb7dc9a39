import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  operatorMessages,
  type UndeliveredMails,
  undeliveredDays,
} from "@solodesk/contract/operator/operator-messages.ts";
import { CircleCheck } from "lucide-react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { Spinner } from "#ui/layout/spinner.tsx";
import { Question } from "#ui/overlays/question.tsx";

const useResendFailed = () =>
  useSend(operatorMessages.resendFailed, { refresh: [operatorMessages.listMails] });

interface UndeliveredSummaryProps {
  undelivered: UndeliveredMails;
  /** Whether a mail server is configured. */
  delivers: boolean;
}

/** How many emails were not delivered and why, with one button that sends all of them again. */
export function UndeliveredSummary({ undelivered, delivers }: UndeliveredSummaryProps) {
  const { failed, retrying, resendable, waiting, reasons } = undelivered;
  const count = failed + retrying;
  if (!delivers)
    return (
      <p className="pb-4 text-body">
        {t(
          "This installation isn't connected to a mail server, so emails are stored and not sent. Set SMTP_URL and MAIL_FROM.",
        )}
      </p>
    );
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-4">
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <p role="status" className="flex items-center gap-2 font-medium text-strong">
          {count === 0 && waiting === 0 && (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
          )}
          {count === 0 && waiting > 0 && <Spinner className="text-faint" />}
          {statusOf(undelivered)}
        </p>
        {count > 0 && (
          <ul className="break-words text-body">
            {reasons.map((reason) => (
              <li key={reason.error}>
                <span className="figures text-faint">{reason.count} ×</span>{" "}
                <span dir="auto">{reason.error}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {resendable > 0 && <SendAllAgain count={resendable} />}
    </div>
  );
}

function statusOf({ failed, retrying, waiting }: UndeliveredMails): string {
  const inDays = { count: failed, days: undeliveredDays };
  const parts = [
    ...(failed > 0
      ? [
          t(
            "{count, plural, one {# email} other {# emails}} failed in the last {days, plural, one {day} other {# days}}.",
            inDays,
          ),
        ]
      : []),
    ...(retrying > 0
      ? [
          t("{count, plural, one {# email waits} other {# emails wait}} for another attempt.", {
            count: retrying,
          }),
        ]
      : []),
    ...(waiting > 0
      ? [t("{count, plural, one {# email is} other {# emails are}} being sent.", { count: waiting })]
      : []),
  ];
  return parts.length === 0 ? t("Every email was delivered.") : parts.join(" ");
}

function SendAllAgain({ count }: { count: number }) {
  const resend = useResendFailed();
  const sendAll = async () => {
    try {
      const { message, data } = await resend.mutateAsync({});
      notify({
        type: "success",
        title: message,
        description:
          data.left > 0
            ? t("{count, plural, one {# is} other {# are}} left: press again.", { count: data.left })
            : undefined,
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <Question
      title={t("{count, plural, one {Send # email} other {Send # emails}} again?", { count })}
      text={t(
        "Each goes out now, with as many attempts as a new one. Those that were refused for good, come too late or were replaced by a newer email are left out.",
      )}
      yes={t("Send all again||emails")}
      look="primary"
      onYes={() => void sendAll()}
    >
      <Button look="primary" busy={resend.isPending}>
        {t("Send all again||emails")}
      </Button>
    </Question>
  );
}
