import { type CalendarPlace, type NewObject, ProviderError } from "#kernel/outside/calendar-provider.ts";
import { GoogleEvent, readAnswer } from "./google-answers.ts";
import type { GoogleApi } from "./google-api.ts";
import { isGood, refuse } from "./google-refusals.ts";
import { OWN_MARK, ownEvent } from "./own-event.ts";
import { findEvent } from "./read-events.ts";

/** Nobody is told by Google. */
const quietly = { sendUpdates: "none", fields: "id,etag" };

const idIn = (href: string): string => href.slice(href.lastIndexOf("/") + 1);

/** Puts the event in place of the one with this etag. Throws "changed" if there is another, or none. */
async function replace(api: GoogleApi, place: CalendarPlace, object: NewObject, etag: string) {
  const id = idIn(object.href);
  const response = await api.ask(`${api.pathOf(place)}/events/${id}`, place, {
    method: "PUT",
    query: quietly,
    body: ownEvent(id, object.event),
    etag,
  });
  if (response.status === 404 || response.status === 410) throw new ProviderError("changed");
  if (!isGood(response)) refuse(response);
  return readAnswer(GoogleEvent, response).etag;
}

/**
 * Writes an event of ours, a new one or in place of the one with the etag. Returns its etag. Throws "changed" if another
 * is there.
 */
export async function writeEvent(
  api: GoogleApi,
  place: CalendarPlace,
  object: NewObject,
): Promise<string | undefined> {
  if (object.etag !== undefined) return replace(api, place, object, object.etag);
  const id = idIn(object.href);
  const body = ownEvent(id, object.event);
  const response = await api.ask(`${api.pathOf(place)}/events`, place, {
    method: "POST",
    query: quietly,
    body,
  });
  if (response.status !== 409) {
    if (!isGood(response)) refuse(response);
    return readAnswer(GoogleEvent, response).etag;
  }
  const known = await findEvent(api, place, id, "id,etag,status,extendedProperties(private)");
  const isOurs = known?.extendedProperties?.private?.[OWN_MARK] === body.extendedProperties.private[OWN_MARK];
  // Nobody else makes such ids; whoever did keeps the event.
  if (known && !isOurs) throw new ProviderError("forbidden");
  // Google keeps the id of an event that was removed: it has to be brought back.
  if (known?.status === "cancelled" && known.etag) return replace(api, place, object, known.etag);
  throw new ProviderError("changed");
}

/** Removes an event, whatever was changed in it. One that is gone already is no error. */
export async function removeEvent(api: GoogleApi, place: CalendarPlace, href: string): Promise<void> {
  const response = await api.ask(`${api.pathOf(place)}/events/${idIn(href)}`, place, {
    method: "DELETE",
    query: { sendUpdates: "none" },
  });
  const isGone = response.status === 404 || response.status === 410;
  if (!isGone && !isGood(response)) refuse(response);
}
