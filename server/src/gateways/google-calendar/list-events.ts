// What changed in a calendar at Google since a token. Events that don't repeat are listed whole. One that does is read by
// itself, because what is listed of it may be a single repeat that was moved or removed.

import { z } from "zod";
import {
  type CalendarChanges,
  type CalendarPlace,
  type ListedObject,
  ProviderError,
} from "#kernel/outside/calendar-provider.ts";
import { eventFile } from "./event-file.ts";
import { EventPage, eventFields, type GoogleEvent, readAnswer } from "./google-answers.ts";
import type { GoogleApi } from "./google-api.ts";
import { isGood, refuse } from "./google-refusals.ts";

/** Google's most. */
const PAGE = "2500";
/** The database could not index longer paths. */
const LONGEST_HREF = 2000;
/** Of what is always read: no event has it. */
const UNREAD = "*";

/** Ours holds both of Google's: where a list began, and its next page. */
const Token = z.object({ sync: z.string().optional(), page: z.string().optional() });
type Token = z.infer<typeof Token>;

function tokenIn(written: string | undefined): Token {
  if (written === undefined) return {};
  try {
    return Token.parse(JSON.parse(written));
  } catch {
    throw new ProviderError("token");
  }
}

/** Where an event is; a repeat that was changed is under the event that repeats. */
export function eventHref(
  folder: string,
  { id, recurringEventId }: Pick<GoogleEvent, "id" | "recurringEventId">,
) {
  const path = [recurringEventId, id].filter((part) => part !== undefined).map(encodeURIComponent);
  const href = `${folder}/${path.join("/")}`;
  if (href.length > LONGEST_HREF) throw new ProviderError("answer");
  return href;
}

/** What the items of a page say; later ones count. */
function changesIn(folder: string, items: readonly GoogleEvent[]) {
  const changed = new Map<string, ListedObject>();
  const removed = new Set<string>();
  const put = (listed: ListedObject) => {
    changed.set(listed.href, listed);
    removed.delete(listed.href);
  };
  for (const item of items) {
    const { recurringEventId, recurrence, etag = "" } = item;
    const href = eventHref(folder, item);
    if (item.status === "cancelled") {
      changed.delete(href);
      removed.add(href);
    } else if (recurrence) put({ href, etag: UNREAD });
    else put({ href, etag, file: eventFile(item) });
    const repeating = recurringEventId === undefined ? href : eventHref(folder, { id: recurringEventId });
    if (repeating !== href && !removed.has(repeating)) put({ href: repeating, etag: UNREAD });
  }
  return { changed: [...changed.values()], removed: [...removed] };
}

export async function listEvents(
  api: GoogleApi,
  place: CalendarPlace,
  folder: string,
  written: string | undefined,
): Promise<CalendarChanges> {
  const { sync, page } = tokenIn(written);
  const response = await api.ask(`${api.pathOf(place)}/events`, place, {
    query: {
      maxResults: PAGE,
      // Of the guests, only the seller's own answer.
      maxAttendees: "1",
      fields: `items(${eventFields}),nextPageToken,nextSyncToken`,
      syncToken: sync,
      pageToken: page,
    },
  });
  if (!isGood(response)) {
    const isRefused = response.status === 410 || response.status === 400;
    if (written !== undefined && isRefused) throw new ProviderError("token");
    refuse(response);
  }
  const { items, nextPageToken, nextSyncToken } = readAnswer(EventPage, response);
  if (nextPageToken === undefined && nextSyncToken === undefined) throw new ProviderError("answer");
  const token: Token = nextPageToken === undefined ? { sync: nextSyncToken } : { sync, page: nextPageToken };
  return {
    ...changesIn(folder, items),
    token: JSON.stringify(token),
    hasMore: nextPageToken !== undefined && nextPageToken !== page,
  };
}
