import { maxPageSize } from "@solodesk/contract/kernel/page.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readOf } from "#kernel/api/query.ts";

/** As a screen asks first; `all` of one page where more are wanted. */
export const waitingRead = (all = false) =>
  readOf(waitlist.list, { query: all ? { page_size: maxPageSize } : {} });

/** Who waits. Where it cannot be told nothing is shown: the list of appointments stands without it. */
export const useWaiting = (all: boolean) =>
  useQuery({ ...waitingRead(all), meta: { quiet: true }, placeholderData: keepPreviousData });
