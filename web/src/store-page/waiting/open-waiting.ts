// A visitor's place on a waitlist and what they do with it. What the page shows is in `state`.
import { type GuestWaiting, waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { createStore } from "#kernel/storage/store.ts";
import { now } from "#kernel/time/clock.ts";
import type { WaitingPageData } from "./waiting-page-data.ts";

export interface WaitingState {
  waiting: GuestWaiting;
  /** When the held slot expires: milliseconds by this device's clock, which may be wrong. */
  endsAt: number;
  /** The request that is running. */
  busy?: "book" | "leave" | undefined;
  failure?: string | undefined;
}

export type OpenedWaiting = ReturnType<typeof openWaiting>;

const shown = (waiting: GuestWaiting): WaitingState => ({
  waiting,
  endsAt: now().getTime() + waiting.expires_in * 1000,
});

export function openWaiting({ shop, waiting, code }: WaitingPageData) {
  const params = { website_url: shop.website_url, code };
  const state = createStore<WaitingState>(shown(waiting));

  /** Called when the visitor returns to the page, and after an error. */
  async function refresh(failure?: string): Promise<void> {
    try {
      const { data } = await call(waitlist.get, { params });
      if (!state.get().busy || failure !== undefined) state.set({ ...shown(data), failure });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      state.set({ ...state.get(), busy: undefined, failure });
    }
  }

  async function send(busy: "book" | "leave"): Promise<void> {
    state.set({ ...state.get(), busy, failure: undefined });
    try {
      const { data } = await call(busy === "book" ? waitlist.book : waitlist.leave, { params });
      state.set(shown(data));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await refresh(error.message);
    }
  }

  return { state, refresh: () => refresh(), book: () => send("book"), leave: () => send("leave") };
}
