import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { ConfirmFrame } from "./confirm-frame.tsx";

/** `/auth/verify-email`, where the link of an email leads. */
export const VerifyEmailScreen = () => (
  <ConfirmFrame
    title={t(pageNames.verifyEmail)}
    lead={t(
      "We reach you there, and you need it if you forget your password. If you didn't make an account here, don't confirm it: someone else used your address.",
    )}
    yes={t("Confirm this email")}
    confirm={async (code) => (await import("./email-calls.ts")).verifyEmailAddress(code)}
  />
);
