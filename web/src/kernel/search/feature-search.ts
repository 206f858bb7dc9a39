// What a feature tells the search (the palette). It lives in `<feature>.search.ts`, which the palette collects.
import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { PageName } from "@solodesk/contract/kernel/pages.ts";
import type { LucideIcon } from "lucide-react";

/** A record as its source finds it. */
export interface Found {
  /** Unique within its source. */
  id: string;
  name: string;
  /** Shown fainter after the name: where it belongs, or who makes it. */
  note?: string | undefined;
  /** Other words that people search for. */
  words?: string;
  price?: Money;
  /** Shown instead of the icon; null shows the drawn placeholder. */
  picture?: string | null | undefined;
  /** Only resembles the typed words; shown only if no command matches them well. */
  isLoose?: boolean;
  href: string;
}

/** Records that people search for; the source picks the few that match best. */
export interface RecordSource {
  name: Message;
  icon: LucideIcon;
  /** The seller's own records are listed before everybody's. */
  own?: true;
  search: (query: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

/** A part of a screen that has an address of its own. */
export interface Place {
  id: string;
  name: Message;
  icon: LucideIcon;
  words: Message;
  /** What follows the page's address: "?tab=shared" or "#security". */
  at: string;
  /** Other words for the screen; on their own they do not match the place. */
  within?: Message;
}

export interface ScreenWords {
  icon: LucideIcon;
  /** Other words that people search for. */
  words: Message;
  /** Suggested while nothing is typed. */
  suggested?: boolean;
  /** Listed only for the people who run the installation. */
  forOperators?: true;
  places?: readonly Place[];
}

export interface FeatureSearch {
  /** A screen that is not named here is not found, for example one that needs a parameter. */
  screens?: Readonly<Partial<Record<PageName, ScreenWords>>>;
  records?: readonly RecordSource[];
}
