// A guest's view of a booking and the changes they make to it. What the page shows is in `state`.

import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { bookings, type ChangeBooking } from "@solodesk/contract/selling/bookings.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { createStore } from "#kernel/storage/store.ts";
import type { GuestPage } from "./guest-page.ts";

export interface GuestState {
  booking: GuestBooking;
  /** The change that is running. */
  busy?: "move" | "cancel" | "verify" | "accept" | undefined;
  /** What has just been done, as a sentence. */
  done?: string | undefined;
  failure?: string | undefined;
  /** The wanted slot is not free; these are the next free ones. */
  taken?: Slot[] | undefined;
}

export type Guest = ReturnType<typeof openGuest>;

export function openGuest({ shop, booking, code }: GuestPage) {
  const params = { website_url: shop.website_url, code };
  const state = createStore<GuestState>({ booking });

  async function newest(): Promise<GuestBooking> {
    try {
      return (await call(bookings.get, { params })).data;
    } catch (error) {
      if (error instanceof CallError) return state.get().booking;
      throw error;
    }
  }

  /** Resolves to true if the change was made. */
  async function run(
    busy: GuestState["busy"],
    ask: (seen: GuestBooking) => Promise<{ data: GuestBooking; message: string }>,
  ): Promise<boolean> {
    const { booking: seen, busy: running } = state.get();
    // Presses that came before the page was ready arrive all at once; only the first counts.
    if (running) return false;
    state.set({ booking: seen, busy });
    try {
      const { data, message } = await ask(seen);
      state.set({ booking: data, done: `${message}.` });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { code: why, message, slots } = error;
      // Whatever the error was, the booking may have changed on the server.
      const now = why === "network" ? seen : await newest();
      state.set(why === "slot_taken" ? { booking: now, taken: slots } : { booking: now, failure: message });
      return false;
    }
  }

  const change = (busy: "move" | "cancel", wish: Omit<ChangeBooking, "version">) =>
    run(busy, ({ version }) => call(bookings.change, { params, body: { ...wish, version } }));

  return {
    state,
    params,
    verify: (token: string) => run("verify", () => call(bookings.verify, { params, body: { token } })),
    accept: () =>
      run("accept", ({ version, asked }) => {
        const policy = asked?.policy;
        const body = { version, ...(policy && { policy_sha256: policy.sha256 }) };
        return call(bookings.accept, { params, body });
      }),
    move: (startsAt: string) => change("move", { starts_at: startsAt }),
    /** Refused if the guest would get back or be charged another amount than they saw. */
    cancel: () => {
      const { refund, card } = state.get().booking;
      const fee = card?.cancel_now;
      return change("cancel", { status: "Cancelled", ...(refund && { refund }), ...(fee && { fee }) });
    },
    /** Called when the guest returns to the page. */
    async refresh(): Promise<void> {
      const now = await newest();
      const { booking: seen, busy } = state.get();
      if (!busy && now.version > seen.version) state.set({ booking: now });
    },
    forgetRefusal: () => state.set({ booking: state.get().booking }),
  };
}
