import { StoreTouch } from "@solodesk/contract/store/visits/touch.ts";
import { isRecord } from "#kernel/storage/is-record.ts";
import { readJson, touchesKey } from "#kernel/storage/storage.ts";

interface PageTouch {
  website_url: string;
  touch: unknown;
}

/** Returns what led the buyer to each store in the cart. `here` is the touch of the open store page. */
export function storeTouches(
  items: readonly { website_url: string | null }[],
  here?: PageTouch,
): StoreTouch[] {
  const stored = readJson(touchesKey);
  const kept = isRecord(stored) ? stored : {};
  return [...new Set(items.map((item) => item.website_url))].flatMap((website_url) => {
    const touch = website_url === here?.website_url ? here?.touch : kept[website_url ?? ""];
    return StoreTouch.safeParse({ website_url, touch }).data ?? [];
  });
}
