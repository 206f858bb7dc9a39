// The palette's entries, and the two kinds of sources they come from.
import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { LucideIcon } from "lucide-react";
import type { ThemeMode } from "#kernel/page/theme.ts";

export interface PaletteEntry {
  /** Unique within its source. */
  id: string;
  name: string;
  icon: LucideIcon;
  /** Shown fainter after the name: where it belongs, or who makes it. */
  note?: string | undefined;
  /** Other words that people search for. */
  words?: string;
  /** Other words for its parent; on their own they do not match this entry. */
  within?: string;
  price?: Money;
  /** Shown instead of the icon; null shows the drawn placeholder. */
  picture?: string | null | undefined;
  /** Only resembles the typed words; shown only if no command matches them well. */
  isLoose?: boolean;
  /** Address to open, also in a new tab. */
  href?: string | undefined;
  /** Always opens in a new tab. */
  newTab?: boolean;
  /** Runs instead of opening `href`. */
  run?: () => void;
  /** Suggested while nothing is typed. */
  suggested?: boolean;
}

/** A record as its source finds it: always with an address; the source supplies the icon. */
export interface Found
  extends Pick<PaletteEntry, "id" | "name" | "note" | "words" | "price" | "picture" | "isLoose"> {
  href: string;
}

/** What fixed entries can depend on. */
export interface PaletteContext {
  store: DashboardUser["store_info"];
  /** Address of the support chat, if there is one. */
  chat: string | undefined;
  theme: ThemeMode;
  hasSidebar: boolean;
  addCredits: () => void;
  logOut: () => void;
}

/** Fixed entries; the palette picks those that match. */
export interface CommandSource {
  name: string;
  commands: (context: PaletteContext) => readonly PaletteEntry[];
}

/** Records; the source picks the few that match best. */
export interface RecordSource {
  name: string;
  icon: LucideIcon;
  search: (query: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

export type PaletteSource = CommandSource | RecordSource;

/** An entry with the name of its source. */
export interface Listed extends PaletteEntry {
  source: string;
}

export interface Group {
  name: string;
  entries: readonly Listed[];
}
