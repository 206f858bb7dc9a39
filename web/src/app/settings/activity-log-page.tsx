import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ActivityLog } from "#features/identity/audit/activity-log.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

/** `/settings/activity`. */
export const ActivityLogPage = () => (
  <SettingsFrame
    page="activityLog"
    lead={t("Sign-ins, account changes and everything done with your money. Nobody can edit this log.")}
  >
    <ActivityLog />
  </SettingsFrame>
);
