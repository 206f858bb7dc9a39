// The palette's entries, and the commands among them.
import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import type { LucideIcon } from "lucide-react";
import type { ThemeMode } from "#kernel/page/theme.ts";
import type { Found } from "#kernel/search/feature-search.ts";

export interface PaletteEntry extends Omit<Found, "href"> {
  icon: LucideIcon;
  /** Other words for its parent; on their own they do not match this entry. */
  within?: string;
  /** Address to open, also in a new tab. */
  href?: string | undefined;
  /** Always opens in a new tab. */
  newTab?: boolean;
  /** Runs instead of opening `href`. */
  run?: () => void;
  /** Made of what is typed, so it is not among the recent choices. */
  isPassing?: boolean;
  /** Suggested while nothing is typed. */
  suggested?: boolean;
}

/** What fixed entries can depend on. */
export interface PaletteContext {
  store: DashboardUser["store_info"];
  /** Address of the support chat, if there is one. */
  chat: string | undefined;
  theme: ThemeMode;
  hasSidebar: boolean;
  /** Whether the user is one of those who run the installation. */
  isOperator: boolean;
  addCredits: () => void;
  logOut: () => void;
}

/** Fixed entries; the palette picks those that match. */
export interface CommandSource {
  name: Message;
  commands: (context: PaletteContext) => readonly PaletteEntry[];
}

/** An entry with the name of its source. */
export interface Listed extends PaletteEntry {
  source: string;
}

export interface Group {
  name: string;
  entries: readonly Listed[];
}
