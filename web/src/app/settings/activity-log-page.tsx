import { ActivityLog } from "#features/identity/audit/activity-log.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

/** `/settings/activity`. */
export const ActivityLogPage = () => (
  <SettingsFrame
    page="activityLog"
    lead="Sign-ins, account changes and everything done with your money. Nobody can edit this log."
  >
    <ActivityLog />
  </SettingsFrame>
);
