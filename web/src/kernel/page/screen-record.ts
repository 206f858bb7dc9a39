import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import type { PageName } from "@solodesk/contract/kernel/pages.ts";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Read } from "../api/query.ts";

/** Values of the address's parameters, such as `type` in "/appointments/:type". */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** What a screen at this address reads first. */
export type ScreenReads = (query: URLSearchParams, params: PageParams) => readonly Read<unknown>[];

/**
 * Everything the app knows about a screen before loading it. Each feature lists its screens in `<feature>.screens.ts`, which
 * the app collects; route, title, breadcrumbs, sidebar and prefetching follow from it. The screen's address and name are in
 * the contract's `pages` and `pageNames`. What people search for to find it is in `<feature>.search.ts`, which loads later.
 */
export interface ScreenRecord {
  page: PageName;
  /** Imports the screen, which has a chunk of its own. */
  load: () => Promise<ComponentType>;
  /**
   * Imports the function that returns what the screen reads first, so that data and screen load in parallel. A file named
   * `*.reads.ts` is part of the shell's script; any other is loaded on its own.
   */
  reads?: () => Promise<ScreenReads>;
  /**
   * Who may open it. By default signed-in users. "visitors": the sign-in screens, which signed-in users leave. "link":
   * people with the link from an email; like the sign-in screens it has no sidebar and no header. "anyone": everybody.
   */
  access?: "visitors" | "link" | "anyone";
  /** For a page whose address ends in "/:type": the types that exist and their names. Any other type is not found. */
  types?: Readonly<Record<string, Message>>;
  /** An entry in the sidebar, or below the entry of another page. */
  sidebar?: { icon: LucideIcon } | { under: PageName; without?: readonly string[] };
  /** Spec 2: shown with the header only. */
  withoutSidebar?: true;
  /** Spec 4: also opens for users who have no store yet. */
  withoutStore?: true;
}
