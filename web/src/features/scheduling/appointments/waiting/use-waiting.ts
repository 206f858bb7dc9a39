import { maxPageSize } from "@solodesk/contract/kernel/page.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

/** The first page by default; with `all`, one page of the maximum size. */
export const waitingRead = (all = false) =>
  readOf(waitlist.list, { query: all ? { page_size: maxPageSize } : {} });

/** The waitlist. If it fails to load, nothing is shown: the list of appointments works without it. */
export const useWaiting = (all: boolean) => useRead(waitingRead(all), { quiet: true, keepPrevious: true });
