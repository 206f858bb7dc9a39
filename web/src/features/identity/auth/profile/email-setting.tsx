import { type AuthUser, auth } from "@solodesk/contract/identity/auth.ts";
import { type EmailChange, emails } from "@solodesk/contract/identity/emails.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { rich } from "#kernel/text/rich.tsx";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { displayEmail } from "#ui/text/initials.ts";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";

const useSendVerification = () => useSend(emails.sendVerification);

const useCancelEmailChange = () => useSend(emails.cancelChange, { refresh: [emails.getChange] });

/** The email address, whether it is confirmed, and the new address of a pending change. */
export function EmailSetting({ user }: { user: AuthUser }) {
  const { data } = useRead(readOf(emails.getChange, {}), { quiet: true });
  const config = useRead(readOf(auth.getConfig, {}), { quiet: true }).data;
  const isMute = config?.mails === false;
  return (
    <section aria-labelledby="email" className="border-line border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="email" className="font-medium text-base tracking-normal">
            {t("Email")}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-faint">
            <span className="break-all">{displayEmail(user)}</span>
            {user.emailVerified ? (
              <Badge tone="good">{t("Confirmed||an email address")}</Badge>
            ) : (
              <Badge tone="waiting">{t("Not confirmed")}</Badge>
            )}
          </p>
        </div>
        <ChangeEmailDialog disabled={isMute} />
      </div>
      {!user.emailVerified && <Unconfirmed isMute={isMute} isLocal={config?.localOnly === true} />}
      {user.emailVerified && isMute && (
        <p className="mt-3 text-body text-sm">
          {t("This site doesn't send email, so no link can change it.")}
        </p>
      )}
      {data?.data && <Pending change={data.data} />}
    </section>
  );
}

interface UnconfirmedProps {
  isMute: boolean;
  /** The site's address works only on the machine it runs on. */
  isLocal: boolean;
}

const unsent = (isLocal: boolean): string =>
  isLocal
    ? t("This site doesn't send email. {command} makes a link.", { command: "solo accounts reset-link" })
    : t("This site doesn't send email. Ask the people who run it for a link.");

/** The same row whether emails are sent or not, so that nothing below it moves once that is known. */
function Unconfirmed({ isMute, isLocal }: UnconfirmedProps) {
  const { mutateAsync, isPending } = useSendVerification();
  const press = async () => {
    try {
      const { message } = await mutateAsync({});
      notify({ type: "success", title: message });
    } catch (refusal) {
      // A toast has reported it.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-body text-sm">
      <p>
        {isMute ? unsent(isLocal) : t("Open the link in the email we sent you, so that we know it is yours.")}
      </p>
      <Button size="sm" busy={isPending} disabled={isMute} onClick={() => void press()}>
        {t("Send again")}
      </Button>
    </div>
  );
}

const pendingWords = {
  both: msg(
    "It becomes <email>{address}</email> once you open the links in the emails to both addresses. They work until {until}.",
  ),
  old: msg(
    "It becomes <email>{address}</email> once you open the link in the email to your current address. It works until {until}.",
  ),
  new: msg(
    "It becomes <email>{address}</email> once you open the link in the email to that address. It works until {until}.",
  ),
};

const pendingWordsOf = ({ waitsFor: [first, second] }: EmailChange): Message =>
  pendingWords[second ? "both" : (first ?? "new")];

function Pending({ change }: { change: EmailChange }) {
  const { mutate, isPending } = useCancelEmailChange();
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-body text-sm">
      <p className="min-w-0 flex-1 basis-60 break-words">
        {rich(pendingWordsOf(change), {
          address: change.email,
          email: (text) => <span className="font-medium text-strong">{text}</span>,
          until: shortMoment(change.expires),
        })}
      </p>
      <Button size="sm" busy={isPending} onClick={() => mutate({})}>
        {t("Cancel the change")}
      </Button>
    </div>
  );
}
