// Where one's account and what else can be set meet: no feature knows another.
import { SettingsScreen } from "#features/auth/settings-screen.tsx";
import { CalendarFeedSetting } from "#features/feeds/calendar-feed-setting.tsx";
import { MailLogSetting } from "#features/mail/mail-log-setting.tsx";
import { SourcesSetting } from "#features/sources/sources-setting.tsx";
import { BookingRulesSetting } from "#features/store/booking-rules-setting.tsx";
import { ReminderSetting } from "#features/store/reminder-setting.tsx";
import { ShippingTaxSetting } from "#features/store/shipping-tax-setting.tsx";

/** `/settings`. */
export const SettingsFrame = () => (
  <SettingsScreen>
    <CalendarFeedSetting />
    <SourcesSetting />
    <BookingRulesSetting />
    <ReminderSetting />
    <ShippingTaxSetting />
    <MailLogSetting />
  </SettingsScreen>
);
