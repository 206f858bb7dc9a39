// The one slot that is held for this visitor while they type.
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { createStore } from "#kernel/storage/store.ts";
import { now } from "#kernel/time/clock.ts";

export interface HeldSlot {
  startsAt: string;
  seats: number;
  /** `undefined` if the server could not hold the slot. It can be booked until someone else takes it. */
  token: string | undefined;
  /** In milliseconds, by this device's clock, which may be wrong. */
  endsAt: number;
}

/** @param offer A time that is held for this visitor because they were on the waitlist: it is never moved or released. */
export function openHolding(websiteUrl: string, serviceId: string, offer?: HeldSlot) {
  const held = createStore<HeldSlot | undefined>(offer);
  let isOver = false;
  const place = { website_url: websiteUrl };

  async function releaseHold(token: string): Promise<void> {
    try {
      await call(bookings.release, { params: { ...place, hold: token } }, { keepalive: true });
    } catch (error) {
      // The hold will expire.
      if (!(error instanceof CallError)) throw error;
    }
  }

  /** The token of the slot that this visitor picked. */
  function ownToken(): string | undefined {
    const token = held.get()?.token;
    return token === offer?.token ? undefined : token;
  }

  async function ask(startsAt: string, seats: number): Promise<HeldSlot> {
    if (offer?.startsAt === startsAt && offer.seats === seats && offer.endsAt > now().getTime()) {
      await leave();
      return offer;
    }
    const hold = ownToken();
    const body = { service_id: serviceId, starts_at: startsAt, seats, ...(hold !== undefined && { hold }) };
    try {
      const { hold: token, expires_in } = await call(bookings.hold, { params: place, body });
      return { startsAt, seats, token, endsAt: now().getTime() + expires_in * 1000 };
    } catch (error) {
      // Without a hold the visitor can still book.
      if (error instanceof CallError && error.code === "rate_limited")
        return { startsAt, seats, token: undefined, endsAt: 0 };
      throw error;
    }
  }

  async function leave(): Promise<void> {
    const token = ownToken();
    if (token !== undefined) await releaseHold(token);
  }

  return {
    held,
    /**
     * Holds this slot and releases the previous one. Throws CallError, and then the previous one stays held.
     */
    async take(startsAt: string, seats: number): Promise<void> {
      const taken = await ask(startsAt, seats);
      if (!isOver) return held.set(taken);
      if (taken.token !== undefined) await releaseHold(taken.token);
    },
    /**
     * Releases the slot when the page is left. Keeps the state, because the browser may bring the page back.
     */
    leave,
    /** Ends the use of this hold. Releases the slot, unless it was booked or is in the cart. */
    async close({ keepsHold }: { keepsHold: boolean }): Promise<void> {
      isOver = true;
      const token = ownToken();
      held.set(undefined);
      if (token !== undefined && !keepsHold) await releaseHold(token);
    },
  };
}
