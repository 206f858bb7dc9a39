import { useState, useSyncExternalStore } from "react";
import { type Clocks, visitorClocks } from "../booking/when/clocks.ts";
import type { Shop } from "../document/page-data.ts";
import { usesTwelveHours } from "../sections/twelve-hours.ts";

const never = () => () => {};

/** The store's clock alone in the HTML, which knows of no visitor; the visitor's beside it in the browser. */
export function useVisitorClocks({ timezone, country }: Pick<Shop, "timezone" | "country">): Clocks {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [visitors] = useState(() => visitorClocks(timezone));
  return isBrowser ? visitors : { mine: timezone, theirs: timezone, hour12: usesTwelveHours(country) };
}
