import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useUser } from "#kernel/session/session.ts";
import { useStore } from "#kernel/storage/store.ts";
import { Switch } from "#ui/forms/switch.tsx";
import {
  canShow,
  isForbidden,
  isWantedHere,
  settingVersion,
  turnOff,
  turnOn,
} from "./browser-notifications.ts";

function aboutNow(): string {
  if (!canShow()) return t("This browser can't show notifications.");
  return isForbidden()
    ? t("Notifications are blocked in this browser. Allow them in its settings for this site first.")
    : t("Shown while a tab of this app is open and you look at something else. Saved in this browser only.");
}

/** Turns on browser notifications: the browser is asked only after a press. */
export function BrowserSetting() {
  useStore(settingVersion);
  const id = useUser()?.id;
  if (id === undefined) return null;
  return (
    <div className="flex items-center gap-4 pt-4">
      <div className="min-w-0 flex-1">
        <p id="browser-notifications" className="font-medium text-body">
          {t("Browser notifications")}
        </p>
        <p className="text-faint text-sm">{aboutNow()}</p>
      </div>
      <Switch
        aria-labelledby="browser-notifications"
        checked={isWantedHere(id)}
        disabled={!canShow() || isForbidden()}
        onCheckedChange={(on) => (on ? void turnOn(id) : turnOff())}
      />
    </div>
  );
}
