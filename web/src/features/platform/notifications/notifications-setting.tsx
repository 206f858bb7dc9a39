import { t } from "@solodesk/contract/kernel/language/t.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { BrowserSetting } from "./browser-setting.tsx";
import { PreferenceTable } from "./preference-table.tsx";

const usePreferences = () => useRead(readOf(notifications.getPreferences, {}), { quiet: true });

/** Which notifications the user gets, and how. */
export function NotificationsSetting() {
  const { data, isError, isFetching, refetch } = usePreferences();
  return (
    <div id="notifications" className="scroll-mt-20">
      <Setting
        name={t("Notifications")}
        about={t("What we tell you about, in the app and by email.")}
        control={null}
      >
        <BrowserSetting />
        {data && <PreferenceTable preferences={data.data} />}
        {isError && !data && (
          <ErrorLine busy={isFetching} onRetry={() => void refetch()} className="pt-4">
            {t("Your notification settings could not be loaded.")}
          </ErrorLine>
        )}
        {!data && !isError && <Skeleton className="mt-4 h-152 w-full" />}
      </Setting>
    </div>
  );
}
