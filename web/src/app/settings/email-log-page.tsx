import { t } from "@solodesk/contract/kernel/language/t.ts";
import { MailLog } from "#features/platform/mail/mail-log.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

/** `/settings/emails`. */
export const EmailLogPage = () => (
  <SettingsFrame page="emailLog" lead={t("Every email to your customers and to you, kept for 180 days.")}>
    <MailLog />
  </SettingsFrame>
);
