import type { Id } from "@solodesk/contract/kernel/id.ts";
import { maxPageSize } from "@solodesk/contract/kernel/page.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

const rowPrefix = "waiting-";

/** The HTML id of a person's row, which the address can hold as its hash. */
export const waitingRowId = (id: Id): string => `${rowPrefix}${id}`;

/** Whether an address's hash names a row of the waitlist. */
export const isWaitingRow = (hash: string): boolean => hash.startsWith(`#${rowPrefix}`);

/** One page of the maximum size. */
export const allWaiting = { query: { page_size: maxPageSize } };

/** The first page by default; with `all`, one page of the maximum size. */
export const waitingRead = (all = false) => readOf(waitlist.list, all ? allWaiting : { query: {} });

/** The waitlist. If it fails to load, nothing is shown: the list of appointments works without it. */
export const useWaiting = (all: boolean) => useRead(waitingRead(all), { quiet: true, keepPrevious: true });
