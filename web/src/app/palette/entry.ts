// What the palette lists, and the two kinds of sources it comes from.
import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { LucideIcon } from "lucide-react";
import type { ThemeMode } from "#kernel/page/theme.ts";

export interface Entry {
  /** Unlike any other of its source. */
  id: string;
  name: string;
  icon: LucideIcon;
  /** Stands fainter behind the name: where it belongs, who makes it. */
  note?: string | undefined;
  /** What people call it besides its name. */
  words?: string;
  /** What it lies below, in the words people use for that; alone they do not mean this entry. */
  within?: string;
  price?: Money;
  /** Stands in place of the icon; null is the drawn one. */
  picture?: string | null | undefined;
  /** Merely sounds like what is typed: worth showing only where nothing else is meant. */
  isLoose?: boolean;
  /** A place one can go to, also in a new tab. */
  href?: string | undefined;
  /** Opens in a tab of its own anyway. */
  newTab?: boolean;
  /** Runs instead of going to `href`. */
  run?: () => void;
  /** Proposed while nothing is typed. */
  suggested?: boolean;
}

/** A record as its source finds it: always somewhere to go, with the icon of its source. */
export interface Found
  extends Pick<Entry, "id" | "name" | "note" | "words" | "price" | "picture" | "isLoose"> {
  href: string;
}

/** What fixed entries may depend on. */
export interface PaletteContext {
  store: DashboardUser["store_info"];
  /** The support chat, where there is one. */
  chat: string | undefined;
  theme: ThemeMode;
  hasSidebar: boolean;
  addCredits: () => void;
  logOut: () => void;
}

/** Fixed entries; the palette itself picks those that match. */
export interface CommandSource {
  name: string;
  commands: (context: PaletteContext) => readonly Entry[];
}

/** Records; the source itself picks the few that match best. */
export interface RecordSource {
  name: string;
  icon: LucideIcon;
  search: (query: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

export type Source = CommandSource | RecordSource;

/** An entry that knows where it came from. */
export interface Listed extends Entry {
  source: string;
}

export interface Group {
  name: string;
  entries: readonly Listed[];
}
