// Combines the settings of several wings, which no wing can import together.
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { SecondFactorSetting } from "#features/identity/auth/second-factor/second-factor-setting.tsx";
import { SettingsGroup } from "#features/identity/auth/settings-group.tsx";
import { SettingsScreen } from "#features/identity/auth/settings-screen.tsx";
import { ThemeSetting } from "#features/identity/auth/theme-setting.tsx";
import { ThisDeviceSetting } from "#features/identity/auth/this-device-setting.tsx";
import { TimeFormatSetting } from "#features/identity/auth/time-format-setting.tsx";
import { MailLogSetting } from "#features/platform/mail/mail-log-setting.tsx";
import { NotificationsSetting } from "#features/platform/notifications/notifications-setting.tsx";
import { OnThisPage } from "#features/platform/support/written/on-this-page.tsx";
import { useHashTarget } from "#features/platform/support/written/use-hash-target.ts";
import { ExternalCalendarsSetting } from "#features/scheduling/external-calendars/external-calendars-setting.tsx";
import { CalendarFeedSetting } from "#features/scheduling/feeds/calendar-feed-setting.tsx";
import { BookingRulesSetting } from "#features/store/store/settings/booking-rules-setting.tsx";
import { ReminderSetting } from "#features/store/store/settings/reminder-setting.tsx";
import { ShippingTaxSetting } from "#features/store/store/settings/shipping-tax-setting.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { type SettingsGroupId, settingsGroups } from "./settings-groups.ts";

/** Loads a setting that is far down the page or rarely used after everything else. */
function late(load: () => Promise<ComponentType>): ReactNode {
  const Setting = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<Skeleton className="my-4 h-11 w-full" />}>
      <Setting />
    </Suspense>
  );
}

const activity = late(
  async () => (await import("#features/identity/audit/activity-setting.tsx")).ActivitySetting,
);
const dataExport = late(
  async () => (await import("#features/account/data-exports/data-export-setting.tsx")).DataExportSetting,
);
const deleteAccount = late(
  async () => (await import("#features/account/deletion/delete-account-setting.tsx")).DeleteAccountSetting,
);

const settings: Record<SettingsGroupId, ReactNode> = {
  appearance: (
    <>
      <ThemeSetting />
      <TimeFormatSetting />
    </>
  ),
  security: (
    <>
      <SecondFactorSetting />
      <ThisDeviceSetting />
    </>
  ),
  store: (
    <>
      <CalendarFeedSetting />
      <ExternalCalendarsSetting />
      <BookingRulesSetting />
      <ReminderSetting />
      <ShippingTaxSetting />
    </>
  ),
  messages: (
    <>
      <NotificationsSetting />
      <MailLogSetting />
    </>
  ),
  activity,
  data: dataExport,
  danger: deleteAccount,
};

const headings = settingsGroups.map(({ id, name }) => ({
  kind: "heading" as const,
  id,
  level: 2 as const,
  text: name,
}));

/** `/settings`. */
export function SettingsPage() {
  useHashTarget();
  return (
    <SettingsScreen menu={<OnThisPage headings={headings} />}>
      {settingsGroups.map(({ id, name }) => (
        <SettingsGroup key={id} id={id} name={name}>
          {settings[id]}
        </SettingsGroup>
      ))}
    </SettingsScreen>
  );
}
