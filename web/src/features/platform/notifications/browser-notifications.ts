// Notifications of the browser itself: off until somebody asks for them by a press, and each account for itself.

import { readText, removeKey, writeText } from "#kernel/storage/storage.ts";
import { createStore } from "#kernel/storage/store.ts";

const browserKey = "browser-notifications";

export const canShow = (): boolean => "Notification" in window;

/** Changes with each wish; what it says is read from the browser. */
export const wished = createStore(0);
const changed = () => wished.set(wished.get() + 1);

export const isWantedHere = (userId: string): boolean =>
  canShow() && Notification.permission === "granted" && readText(browserKey) === userId;

export const isForbidden = (): boolean => canShow() && Notification.permission === "denied";

/** The browser asks its user first. */
export async function turnOn(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) === "granted") writeText(browserKey, userId);
  changed();
}

export function turnOff(): void {
  removeKey(browserKey);
  changed();
}
