import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { AuthFrame } from "../sign-in/auth-frame.tsx";
import { useLinkCode } from "./use-link-code.ts";
import { WayOut } from "./way-out.tsx";

interface ConfirmFrameProps {
  title: string;
  lead: string;
  /** Label of the button. */
  yes: string;
  /** Returns the sentence to show on success. */
  confirm: (code: string) => Promise<string>;
}

/** Confirms the link of an email by a press of a button: mail scanners follow links but press nothing. */
export function ConfirmFrame(props: ConfirmFrameProps) {
  const code = useLinkCode();
  // Another link in the same tab changes only the code.
  return <Confirm key={code} code={code} {...props} />;
}

function Confirm({ code, title, lead, yes, confirm }: ConfirmFrameProps & { code: string | undefined }) {
  const user = useUser();
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const press = async (token: string) => {
    setSending(true);
    setRefused(undefined);
    try {
      setDone(await confirm(token));
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      setRefused(refusal.message);
    } finally {
      setSending(false);
    }
  };
  const incomplete =
    code === undefined ? t("This link is not complete. Open it again from the email.") : undefined;
  return (
    <AuthFrame title={title} lead={done === undefined ? lead : ""}>
      <div className="space-y-5">
        <FormError>{refused ?? incomplete}</FormError>
        <p role="status" className="text-body empty:hidden">
          {done}
        </p>
        {done === undefined && code !== undefined && (
          <Button look="primary" busy={isSending} onClick={() => void press(code)} className="w-full">
            {yes}
          </Button>
        )}
      </div>
      {user ? (
        <WayOut to={pages.profile}>{t("Go to your profile")}</WayOut>
      ) : (
        <WayOut to={pages.login}>{t("Go to log in")}</WayOut>
      )}
    </AuthFrame>
  );
}
