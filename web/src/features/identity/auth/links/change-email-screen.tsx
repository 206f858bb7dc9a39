import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { ConfirmFrame } from "./confirm-frame.tsx";

/** `/auth/change-email`: the links in two emails, to the old and to the new address, lead here. */
export const ChangeEmailScreen = () => (
  <ConfirmFrame
    title={t(pageNames.changeEmail)}
    lead={t("Your email changes once you have confirmed it at both addresses.")}
    yes={t("Confirm the new email")}
    confirm={async (code) => (await import("./email-calls.ts")).confirmEmailChange(code)}
  />
);
