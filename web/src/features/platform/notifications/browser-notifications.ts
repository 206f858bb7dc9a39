// The browser's own notifications: off until the user turns them on with a press, separately for each
// account.

import { readText, removeKey, writeText } from "#kernel/storage/storage.ts";
import { createStore } from "#kernel/storage/store.ts";

const browserKey = "browser-notifications";

export const canShow = (): boolean => "Notification" in window;

/** Incremented with each change; the setting itself is read from the browser. */
export const settingVersion = createStore(0);
const changed = () => settingVersion.set(settingVersion.get() + 1);

export const isWantedHere = (userId: string): boolean =>
  canShow() && Notification.permission === "granted" && readText(browserKey) === userId;

export const isForbidden = (): boolean => canShow() && Notification.permission === "denied";

/** The browser asks the user first. */
export async function turnOn(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) === "granted") writeText(browserKey, userId);
  changed();
}

export function turnOff(): void {
  removeKey(browserKey);
  changed();
}
