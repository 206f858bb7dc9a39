import { type AuthUser, auth } from "@solodesk/contract/identity/auth.ts";
import { type EmailChange, emails } from "@solodesk/contract/identity/emails.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
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
            Email
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-faint">
            <span className="break-all">{displayEmail(user)}</span>
            {user.emailVerified ? (
              <Badge tone="good">Confirmed</Badge>
            ) : (
              <Badge tone="waiting">Not confirmed</Badge>
            )}
          </p>
        </div>
        <ChangeEmailDialog disabled={isMute} />
      </div>
      {!user.emailVerified && <Unconfirmed isMute={isMute} isLocal={config?.localOnly === true} />}
      {user.emailVerified && isMute && (
        <p className="mt-3 text-body text-sm">No mail is sent from here, so no link can change it.</p>
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
        {isMute
          ? `No mail is sent from here: ${isLocal ? "solo accounts reset-link makes a link." : "ask whoever runs this site for a link."}`
          : "Open the link in the mail we sent you, so that we know it is yours."}
      </p>
      <Button size="sm" busy={isPending} disabled={isMute} onClick={() => void press()}>
        Send again
      </Button>
    </div>
  );
}

function whoIsAsked({ waitsFor }: EmailChange): string {
  if (waitsFor.length > 1) return "the links in the mails to that address and to your present one";
  return waitsFor[0] === "old"
    ? "the link in the mail to your present address"
    : "the link in the mail to that address";
}

function Pending({ change }: { change: EmailChange }) {
  const { mutate, isPending } = useCancelEmailChange();
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-body text-sm">
      <p className="min-w-0 flex-1 basis-60 break-words">
        It becomes <span className="font-medium text-strong">{change.email}</span> once you opened{" "}
        {whoIsAsked(change)}, until {shortMoment(change.expires)}.
      </p>
      <Button size="sm" busy={isPending} onClick={() => mutate({})}>
        Cancel the change
      </Button>
    </div>
  );
}
