import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { ConfirmFrame } from "./confirm-frame.tsx";

/** `/auth/verify-email`, where the link of an email leads. */
export const VerifyEmailScreen = () => (
  <ConfirmFrame
    title={t(pageNames.verifyEmail)}
    lead="It is where we reach you, and how you get back in if you forget your password. If you made no account here, do not confirm it: somebody else used your address."
    yes="Confirm this email"
    confirm={async (code) => (await import("./email-calls.ts")).verifyEmailAddress(code)}
  />
);
