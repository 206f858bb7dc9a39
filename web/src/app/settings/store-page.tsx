import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { TestStoreSetting } from "#features/account/store-test/test-store-setting.tsx";
import { EmbedSetting } from "#features/catalog/storefront/embed-setting.tsx";
import { PlaceLink } from "#features/identity/auth/place-link.tsx";
import { SettingsGroup } from "#features/identity/auth/settings-group.tsx";
import { useHashTarget } from "#features/platform/support/written/use-hash-target.ts";
import { ExternalCalendarsSetting } from "#features/scheduling/external-calendars/external-calendars-setting.tsx";
import { CalendarFeedSetting } from "#features/scheduling/feeds/calendar-feed-setting.tsx";
import { BookingRulesSetting } from "#features/store/store/settings/booking-rules-setting.tsx";
import { LanguageSetting } from "#features/store/store/settings/language-setting.tsx";
import { LookSetting } from "#features/store/store/settings/look-setting.tsx";
import { PolicySetting } from "#features/store/store/settings/policy-setting.tsx";
import { ReminderSetting } from "#features/store/store/settings/reminder-setting.tsx";
import { ShippingTaxSetting } from "#features/store/store/settings/shipping-tax-setting.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { StoreDetailsLink } from "./store-details-link.tsx";

/** `/settings/store`: how the store takes bookings and orders. */
export function StorePage() {
  useHashTarget();
  return (
    <SettingsFrame page="storeSettings">
      <div className="mb-10 border-line border-b">
        <StoreDetailsLink />
      </div>
      <SettingsGroup id="look" name={t("Store page")}>
        <TestStoreSetting />
        <LookSetting />
        <LanguageSetting />
        <EmbedSetting />
        <PlaceLink
          name={t(pageNames.translations)}
          about={t("Your own texts in the languages of your store page")}
          to={pages.translations}
        />
      </SettingsGroup>
      <SettingsGroup id="bookings" name={t("Bookings")}>
        <BookingRulesSetting />
        <PolicySetting />
        <ReminderSetting />
      </SettingsGroup>
      <SettingsGroup id="calendars" name={t("Calendars")}>
        <CalendarFeedSetting />
        <ExternalCalendarsSetting />
      </SettingsGroup>
      <SettingsGroup id="checkout" name={t("Checkout||noun, where customers pay")}>
        <ShippingTaxSetting />
      </SettingsGroup>
    </SettingsFrame>
  );
}
