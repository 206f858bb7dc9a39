import { useState, useSyncExternalStore } from "react";
import { type Clocks, visitorClocks } from "../booking/when/clocks.ts";
import type { Shop } from "../document/page-data.ts";
import { usesTwelveHours } from "../sections/twelve-hours.ts";

const never = () => () => {};

/**
 * In the server's HTML only the store's time zone, since the visitor's is unknown there; in the browser both.
 */
export function useVisitorClocks({ timezone, country }: Pick<Shop, "timezone" | "country">): Clocks {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [visitors] = useState(() => visitorClocks(timezone));
  return isBrowser ? visitors : { mine: timezone, theirs: timezone, hour12: usesTwelveHours(country) };
}
