import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { linkPageIn, linksRead } from "#features/marketing/links/links-read.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { adsQueryIn, adsRead } from "./ads-read.ts";

/**
 * Loaded on its own, because these reads are large and no other page needs them. Until the store is loaded, its time zone is
 * assumed to be the viewer's, which is usually right.
 */
export const adsReads: ScreenReads = (query) => {
  const user = readOf(dashboard.get, {});
  const known = queryClient.getQueryData<Awaited<ReturnType<typeof user.queryFn>>>(user.queryKey);
  const today = dayIn(known?.store_info?.timezone ?? viewerZone(), now());
  const wanted = adsQueryIn(query, today);
  // The report of one campaign, and the report that lists all campaigns to choose from.
  return [...[wanted, { ...wanted, campaign: "" }].map(adsRead), linksRead(linkPageIn(query))];
};
