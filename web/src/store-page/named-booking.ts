// A link can open the booking of a service with what pays for it, or with its time: bookVisitPath and bookOfferPath of the
// contract write them.
import type { HeldSlot } from "./booking/holding.ts";

export interface NamedBooking {
  serviceId: string;
  /** The code of the order with the pack that pays for it. */
  pack?: string;
  /** A time that is held for somebody on the waitlist. */
  offer?: HeldSlot;
}

/** What the address's hash names. */
export function namedBooking(hash: string): NamedBooking | undefined {
  const [, serviceId, query] = /^#([0-9a-f-]{36})\?(.+)$/.exec(hash) ?? [];
  if (serviceId === undefined) return undefined;
  const { pack, at, seats, until, hold } = Object.fromEntries(new URLSearchParams(query));
  if (pack !== undefined) return { serviceId, pack };
  if (at === undefined || until === undefined || hold === undefined) return undefined;
  return {
    serviceId,
    offer: { startsAt: at, seats: Number(seats), token: hold, endsAt: Date.parse(until) },
  };
}
