import type { CalendarObject, CalendarPlace } from "#kernel/outside/calendar-provider.ts";
import { eventFile } from "./event-file.ts";
import { EventPage, eventFields, GoogleEvent, type GoogleMoment, readAnswer } from "./google-answers.ts";
import type { GoogleApi } from "./google-api.ts";
import { isGood, refuse } from "./google-refusals.ts";

/** Requests at a time: Google counts them by the minute. */
const SIDE_BY_SIDE = 4;
/** Pages of repeats that were changed. With more, the rest is not left out of the rule. */
const MOST_PAGES = 10;

const idIn = (href: string): string => decodeURIComponent(href.slice(href.lastIndexOf("/") + 1));

/** One event; undefined if it is gone. */
export async function findEvent(
  api: GoogleApi,
  place: CalendarPlace,
  id: string,
  fields: string = eventFields,
): Promise<GoogleEvent | undefined> {
  const path = `${api.pathOf(place)}/events/${encodeURIComponent(id)}`;
  const response = await api.ask(path, place, { query: { fields, maxAttendees: "1" } });
  if (response.status === 404 || response.status === 410) return undefined;
  if (!isGood(response)) refuse(response);
  return readAnswer(GoogleEvent, response);
}

/** Where the repeats were that have been moved or removed. */
async function changedRepeats(
  api: GoogleApi,
  place: CalendarPlace,
  { id, iCalUID }: GoogleEvent,
): Promise<GoogleMoment[]> {
  const found: GoogleMoment[] = [];
  let page: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const response = await api.ask(`${api.pathOf(place)}/events`, place, {
      query: {
        iCalUID,
        showDeleted: "true",
        maxResults: "2500",
        fields: "items(id,status,recurringEventId,originalStartTime),nextPageToken",
        pageToken: page,
      },
    });
    if (!isGood(response)) refuse(response);
    const { items, nextPageToken } = readAnswer(EventPage, response);
    for (const { recurringEventId, originalStartTime } of items)
      if (recurringEventId === id && originalStartTime) found.push(originalStartTime);
    page = nextPageToken;
    if (page === undefined) break;
  }
  return found;
}

/** Reads these events. Those that are removed are `gone`. */
export async function readEvents(
  api: GoogleApi,
  place: CalendarPlace,
  hrefs: readonly string[],
): Promise<{ found: CalendarObject[]; gone: string[] }> {
  const found: CalendarObject[] = [];
  const gone: string[] = [];
  const queue = [...hrefs];
  const work = async () => {
    for (let href = queue.shift(); href !== undefined; href = queue.shift()) {
      const event = await findEvent(api, place, idIn(href));
      if (!event || event.status === "cancelled") gone.push(href);
      else {
        const changed = event.recurrence ? await changedRepeats(api, place, event) : [];
        found.push({ href, etag: event.etag ?? "", file: eventFile(event, changed) });
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return { found, gone };
}
