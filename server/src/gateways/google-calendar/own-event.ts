// Our events at Google: their ids say which appointments they are.
import { Id } from "@solodesk/contract/kernel/id.ts";
import type { EventToWrite } from "#kernel/outside/calendar-provider.ts";

/** Google takes the letters a to v and digits, and an id is never used twice in a calendar. */
const PREFIX = "solodesk";
const OWN = /^solodesk([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})(?:_.*)?$/;

export const ownIdOf = (id: string): string => PREFIX + id.replaceAll("-", "").toLowerCase();

/** The UID by which all calendars know the appointment; undefined if the event is not ours. */
export function ownUidOf(eventId: string): string | undefined {
  const id = Id.safeParse(OWN.exec(eventId)?.slice(1).join("-"));
  return id.success ? `${id.data}@solodesk` : undefined;
}

/** Marks the event for others, and for us if an insert is repeated. */
export const OWN_MARK = "solodesk";

/** Google refuses longer ones. */
const LONGEST = 8000;
/** Google shows descriptions as HTML. */
const asHtml = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Without guests, so nobody is invited. */
export function ownEvent(id: string, event: EventToWrite) {
  const { title, description = "", location, url, startsAt, endsAt, isTentative } = event;
  return {
    id,
    status: isTentative ? "tentative" : "confirmed",
    summary: title,
    // Not cut within an escaped letter.
    description: asHtml(description)
      .slice(0, LONGEST)
      .replace(/&\w{0,3}$/, ""),
    ...(location && { location }),
    ...(url && { source: { title: "Solodesk", url } }),
    start: { dateTime: startsAt.toISOString() },
    end: { dateTime: endsAt.toISOString() },
    transparency: "opaque",
    extendedProperties: { private: { [OWN_MARK]: ownUidOf(id) ?? id } },
  };
}
