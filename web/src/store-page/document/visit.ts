// Counts visits to a store page. Nothing that is sent or stored can tell one visitor from another.
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

type Attribution = ReturnType<typeof attributionOf>;

/**
 * The visit of this tab: the store, when its page was last opened, and whether something was put into the
 * cart.
 */
const visitKey = "visit";
const visitTimeout = 30 * 60_000;
const attributionLifetime = 30 * 86_400_000;

let attribution: Attribution | undefined;
let inCart = false;

/**
 * The link or ad that led to this page; it does not change while the page is open. Stored values are not
 * validated.
 */
export const pageAttribution = (): Attribution | undefined => attribution;

/**
 * With Do Not Track or Global Privacy Control nothing is stored, and the attribution uses only the page's
 * address.
 */
const optsOut = () => navigator.doNotTrack === "1" || navigator.globalPrivacyControl;

export function beginVisit(store: string): void {
  const at = now();
  attribution = attributionOf(location.href, optsOut() ? "" : document.referrer, at);
  let isNew = true;
  if (optsOut()) removeKey(touchesKey);
  else {
    attribution = lastNotDirect(store, attribution, Number(at));
    const [where, last, carted] = (readTabText(visitKey) ?? "").split(" ");
    isNew = where !== store || Number(at) - Number(last) >= visitTimeout;
    inCart = !isNew && carted === "true";
    keepVisit(store, at);
  }
  if (isNew) sendVisit(store, "visit");
}

/** Reported once per visit. */
export function putInCart(store: string): void {
  if (inCart || !attribution) return;
  inCart = true;
  if (!optsOut()) keepVisit(store, now());
  sendVisit(store, "cart");
}

const keepVisit = (store: string, at: Date) => writeTabText(visitKey, [store, Number(at), inCart].join(" "));

// `Object` turns values that are not objects into ones without entries; entries without a valid time are
// dropped below.
const storedTouches = (): Record<string, Attribution | null> => Object(readJson(touchesKey));

/** A direct visit is attributed to what last led this browser to the store, if that was within 30 days. */
function lastNotDirect(store: string, touch: Attribution, at: number): Attribution {
  const touches = Object.entries(storedTouches()).filter(
    ([, one]) => at - Date.parse(one?.touched_at ?? "") < attributionLifetime,
  );
  if (touch.platform !== "direct") touches.push([store, touch]);
  const all = Object.fromEntries(touches);
  if (touches.length > 0) writeJson(touchesKey, all);
  else removeKey(touchesKey);
  return all[store] ?? touch;
}

function sendVisit(store: string, kind: "visit" | "cart"): void {
  // Some browsers disable beacons.
  if (readText(ownStoreKey) === store || !("sendBeacon" in navigator)) return;
  const link = /[?&]link=(\w{8})(?=&|$)/.exec(location.search)?.[1];
  const body = JSON.stringify({ kind, touch: attribution, link });
  navigator.sendBeacon(
    visitPath.replace(":website_url", store),
    new Blob([body], { type: "application/json" }),
  );
}
