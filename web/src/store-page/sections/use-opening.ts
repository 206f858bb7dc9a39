import { useSyncExternalStore } from "react";
import { now } from "#kernel/time/clock.ts";
import type { Shop } from "../document/page-data.ts";
import { visitorHere } from "../document/visitor.ts";
import { wallTimeIn } from "./opening.ts";
import { type OpeningWords, openingWords } from "./opening-words.ts";

interface StoreClock {
  /** Today in the store's zone, "2026-03-29". */
  today: string | undefined;
  opening: OpeningWords | undefined;
}

const everyHalfMinute = (changed: () => void) => {
  const timer = setInterval(changed, 30_000);
  return () => clearInterval(timer);
};

/**
 * The store's day and opening state, updated every half minute. `first` is what the HTML shows during
 * hydration.
 */
export function useStoreClock(shop: Shop, first: OpeningWords | undefined): StoreClock {
  const minute = useSyncExternalStore(
    everyHalfMinute,
    () => Math.floor(now().getTime() / 60_000),
    () => undefined,
  );
  if (minute === undefined) return { today: undefined, opening: first };
  const at = new Date(minute * 60_000);
  return { today: wallTimeIn(shop.timezone, at)?.day, opening: openingWords(shop, at, visitorHere()) };
}
