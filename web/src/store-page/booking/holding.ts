// The one time that is kept for this visitor while they type.
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { createStore } from "#kernel/storage/store.ts";
import { now } from "#kernel/time/clock.ts";

export interface Held {
  startsAt: string;
  /** Undefined where the store could not keep it: it can be booked as long as nobody else does. */
  token: string | undefined;
  /** By this device's clock, which need not be right. */
  endsAt: number;
}

export function openHolding(websiteUrl: string, serviceId: string) {
  const held = createStore<Held | undefined>(undefined);
  let isOver = false;
  const place = { website_url: websiteUrl };

  async function give(token: string): Promise<void> {
    try {
      await call(bookings.release, { params: { ...place, hold: token } }, { keepalive: true });
    } catch (error) {
      // It runs out by itself.
      if (!(error instanceof CallError)) throw error;
    }
  }

  async function ask(startsAt: string): Promise<Held> {
    const hold = held.get()?.token;
    const body = { service_id: serviceId, starts_at: startsAt, ...(hold !== undefined && { hold }) };
    try {
      const { hold: token, expires_in } = await call(bookings.hold, { params: place, body });
      return { startsAt, token, endsAt: now().getTime() + expires_in * 1000 };
    } catch (error) {
      // Nobody is kept from booking because no time can be kept for them.
      if (error instanceof CallError && error.code === "rate_limited")
        return { startsAt, token: undefined, endsAt: 0 };
      throw error;
    }
  }

  return {
    held,
    /** Keeps this time instead of the former one. Throws CallError, and then the former one stays. */
    async take(startsAt: string): Promise<void> {
      const taken = await ask(startsAt);
      if (!isOver) return held.set(taken);
      if (taken.token !== undefined) await give(taken.token);
    },
    /** The page goes, and may come back. */
    async leave(): Promise<void> {
      const token = held.get()?.token;
      if (token !== undefined) await give(token);
    },
    /** Nobody waits for it any more: it was booked, or the visitor has gone. */
    async close({ isBooked }: { isBooked: boolean }): Promise<void> {
      isOver = true;
      const token = held.get()?.token;
      held.set(undefined);
      if (token !== undefined && !isBooked) await give(token);
    },
  };
}
