import { openPath } from "@solodesk/contract/selling/orders/open-path.ts";
import { ownStoreKey, readText } from "#kernel/storage/storage.ts";

interface Opened {
  page: "order" | "booking";
  code: string;
}

/** Reports that a customer sees their page, and that they return to it. The store's own seller isn't reported. */
export function reportOpens(store: string, opened: Opened): void {
  // Some browsers disable beacons.
  if (readText(ownStoreKey) === store || !("sendBeacon" in navigator)) return;
  const body = JSON.stringify(opened);
  // A page that the browser only prepares, or opens in the background, isn't seen yet.
  const report = () =>
    document.visibilityState === "visible" &&
    navigator.sendBeacon(openPath, new Blob([body], { type: "application/json" }));
  report();
  document.addEventListener("visibilitychange", report);
}
