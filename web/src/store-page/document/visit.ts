// Counts who comes to a store page without knowing who: nothing that is sent or kept tells one visitor from another.
import { attributionOf } from "@solodesk/contract/store/visits/attribution-of.ts";
import { visitPath } from "@solodesk/contract/store/visits/visit-path.ts";
import {
  ownStoreKey,
  readJson,
  readTabText,
  readText,
  removeKey,
  touchesKey,
  writeJson,
  writeTabText,
} from "#kernel/storage/storage.ts";
import { now } from "#kernel/time/clock.ts";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

type Led = ReturnType<typeof attributionOf>;

/** Of this tab: the store, when its page was opened last, and whether something was put into the cart since. */
const visitKey = "visit";
const pause = 30 * 60_000;
const kept = 30 * 86_400_000;

let led: Led | undefined;
let inCart = false;

/** What led to this page, the same from the moment it was opened; unchecked, where it was kept. */
export const ledHere = (): Led | undefined => led;

/** Do Not Track, or Global Privacy Control: then nothing is kept, and only the address of this page counts. */
const optsOut = () => navigator.doNotTrack === "1" || navigator.globalPrivacyControl;

export function beginVisit(store: string): void {
  const at = now();
  led = attributionOf(location.href, optsOut() ? "" : document.referrer, at);
  let isNew = true;
  if (optsOut()) removeKey(touchesKey);
  else {
    led = lastNotDirect(store, led, Number(at));
    const [where, last, carted] = (readTabText(visitKey) ?? "").split(" ");
    isNew = where !== store || Number(at) - Number(last) >= pause;
    inCart = !isNew && carted === "true";
    keepVisit(store, at);
  }
  if (isNew) tell(store, "visit");
}

/** Told once a visit. */
export function putInCart(store: string): void {
  if (inCart || !led) return;
  inCart = true;
  if (!optsOut()) keepVisit(store, now());
  tell(store, "cart");
}

const keepVisit = (store: string, at: Date) => writeTabText(visitKey, [store, Number(at), inCart].join(" "));

// What is no record has no entries, and what is none of ours has no moment.
const storedTouches = (): Record<string, Led | null> => Object(readJson(touchesKey));

/** Who comes by themselves came because of what led them here before. */
function lastNotDirect(store: string, touch: Led, at: number): Led {
  const touches = Object.entries(storedTouches()).filter(
    ([, one]) => at - Date.parse(one?.touched_at ?? "") < kept,
  );
  if (touch.platform !== "direct") touches.push([store, touch]);
  const all = Object.fromEntries(touches);
  if (touches.length > 0) writeJson(touchesKey, all);
  else removeKey(touchesKey);
  return all[store] ?? touch;
}

function tell(store: string, kind: "visit" | "cart"): void {
  // Some browsers are set to have no beacons.
  if (readText(ownStoreKey) === store || !("sendBeacon" in navigator)) return;
  const link = /[?&]link=(\w{8})(?=&|$)/.exec(location.search)?.[1];
  const told = JSON.stringify({ kind, touch: led, link });
  navigator.sendBeacon(
    visitPath.replace(":website_url", store),
    new Blob([told], { type: "application/json" }),
  );
}
