import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { LanguageSetting } from "#features/identity/auth/language-setting.tsx";
import { PlaceLink } from "#features/identity/auth/place-link.tsx";
import { SecondFactorSetting } from "#features/identity/auth/second-factor/second-factor-setting.tsx";
import { SettingsGroup } from "#features/identity/auth/settings-group.tsx";
import { ThemeSetting } from "#features/identity/auth/theme-setting.tsx";
import { ThisDeviceSetting } from "#features/identity/auth/this-device-setting.tsx";
import { TimeFormatSetting } from "#features/identity/auth/time-format-setting.tsx";
import { NotificationsSetting } from "#features/platform/notifications/notifications-setting.tsx";
import { useHashTarget } from "#features/platform/support/written/use-hash-target.ts";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { StoreDetailsLink } from "./store-details-link.tsx";

/** Loads a rarely used setting at the end of the page after everything else. */
function late(load: () => Promise<ComponentType>): ReactNode {
  const Setting = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<Skeleton className="my-4 h-11 w-full" />}>
      <Setting />
    </Suspense>
  );
}

const dataExport = late(
  async () => (await import("#features/account/data-exports/data-export-setting.tsx")).DataExportSetting,
);
const deleteAccount = late(
  async () => (await import("#features/account/deletion/delete-account-setting.tsx")).DeleteAccountSetting,
);

/** The logs and the store's settings were on this page once. Returns where an old link to them leads now. */
function movedTo({ search, hash }: Location): string | undefined {
  if (hash === "#store") return pages.storeSettings;
  const query = new URLSearchParams(search);
  const status = query.get("mails");
  if (status !== null) return `${pages.emailLog}?${new URLSearchParams({ status })}`;
  return hash === "#activity" || query.has("activity") ? pages.activityLog + search : undefined;
}

/** `/settings`: what belongs to the person rather than to the store. */
export function AccountPage() {
  const moved = movedTo(useLocation());
  const navigate = useNavigate();
  useEffect(() => {
    if (moved !== undefined) void navigate(moved, { replace: true });
  }, [moved, navigate]);
  return moved === undefined ? <AccountSettings /> : null;
}

function AccountSettings() {
  useHashTarget();
  return (
    <SettingsFrame page="settings">
      <div className="mb-10 divide-y divide-line border-line border-b">
        <PlaceLink
          name={t(pageNames.profile)}
          about={t("Your name, email, password and devices")}
          to={pages.profile}
        />
        <StoreDetailsLink />
      </div>
      <SettingsGroup id="appearance" name={t("Appearance")}>
        <LanguageSetting />
        <ThemeSetting />
        <TimeFormatSetting />
      </SettingsGroup>
      <SettingsGroup id="security" name={t("Security")}>
        <SecondFactorSetting />
        <ThisDeviceSetting />
      </SettingsGroup>
      <SettingsGroup id="messages" name={t("Messages")}>
        <NotificationsSetting />
      </SettingsGroup>
      <SettingsGroup id="data" name={t("Your data")}>
        {dataExport}
      </SettingsGroup>
      <SettingsGroup id="danger" name={t("Danger zone")}>
        {deleteAccount}
      </SettingsGroup>
    </SettingsFrame>
  );
}
