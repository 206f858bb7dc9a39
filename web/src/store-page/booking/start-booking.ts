// One use of the booking dialog, from opening to closing. What the dialog shows is in `state`.

import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { Touch } from "@solodesk/contract/store/visits/touch.ts";
import { addToCart } from "#features/selling/cart/cart-store.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { createStore } from "#kernel/storage/store.ts";
import { now } from "#kernel/time/clock.ts";
import type { Offer, Shop } from "../document/page-data.ts";
import { pageAttribution, putInCart } from "../document/visit.ts";
import type { NamedBooking } from "../named-booking.ts";
import { openHolding } from "./holding.ts";
import {
  type FinishedDetails,
  givenAnswers,
  keepDetails,
  nothingSaid,
  type PaidBookingDetails,
} from "./typed-details.ts";
import type { FinishedWaitDetails } from "./wait/wait-details.ts";
import { openCalendar } from "./when/calendar.ts";
import { visitorClocks } from "./when/clocks.ts";

export interface BookingState {
  step: "when" | "who" | "done";
  /** The slot that is being held or moved to. */
  wanted?: string | undefined;
  /** Another visitor took the slot; these are the next free ones. */
  taken?: Slot[] | undefined;
  /** The error of the last request, as a sentence. */
  failure?: string | undefined;
  /**
   * The day on the waitlist of which the visitor is, in the store's time zone, and the email that is
   * notified.
   */
  joined?: { day: string; email: string } | undefined;
  /** A slot on the day they wanted to wait for has become free. */
  isFreeAfterAll?: boolean;
  booked?: { appointment: Appointment; manage: string };
}

export type StartedBooking = ReturnType<typeof startBooking>;

/** Whether an answer was refused, for example because the questions have changed. */
const isAboutAnswers = ({ fields }: CallError): boolean =>
  Object.keys(fields).some((name) => name.startsWith("answers."));

interface Opened extends Omit<NamedBooking, "serviceId"> {
  /** A free time that the visitor has picked before. */
  startsAt?: string | undefined;
}

/** @param opened What the link that opened the booking says of it, and what the visitor has picked. */
export function startBooking(
  shop: Shop,
  service: Offer,
  { pack, offer: offered, startsAt: picked }: Opened = {},
) {
  const touch = Touch.safeParse(pageAttribution()).data;
  const place = { website_url: shop.website_url };
  const clocks = visitorClocks(shop.timezone);
  const offer = offered && offered.endsAt > now().getTime() ? offered : undefined;
  const holding = openHolding(shop.website_url, service.id, offer);
  const state = createStore<BookingState>({ step: "when" });
  const policy = createStore(shop.policy);
  const questions = createStore<readonly Question[]>([]);
  const seats = createStore(offer?.seats ?? 1);
  const calendar = openCalendar({
    mine: clocks.mine,
    horizonDays: shop.horizon_days,
    read: async (range) => {
      const hold = holding.held.get()?.token;
      const query = {
        service_id: service.id,
        seats: seats.get(),
        ...range,
        ...(hold !== undefined && { hold }),
      };
      return call(bookings.listSlots, { params: place, query });
    },
  });
  /** Shows the next free slots after another visitor has taken the wanted one. */
  function showTaken(error: CallError): void {
    state.set({ step: state.get().step, taken: error.slots });
    void calendar.refresh();
  }

  /** Reads the policy and the questions, which may have changed since the page was loaded. */
  async function readTerms(): Promise<void> {
    const { data } = await call(bookings.getTerms, { params: { ...place, service_id: service.id } });
    policy.set(data.policy);
    questions.set(data.questions);
  }

  /** If they can't be read, the booking's own error is still shown. */
  const readTermsAgain = (): Promise<void> =>
    readTerms().catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
    });

  async function pick(startsAt: string): Promise<void> {
    state.set({ ...state.get(), wanted: startsAt, failure: undefined });
    try {
      await Promise.all([holding.take(startsAt, seats.get()), readTerms()]);
      state.set({ step: "who" });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === "slot_taken") return showTaken(error);
      const { step, taken } = state.get();
      state.set({ step, taken, failure: error.message });
    }
  }

  void calendar.seek(calendar.firstMonth);
  const first = picked ?? offer?.startsAt;
  if (first !== undefined) void pick(first);

  const giveBack = () => void holding.leave();
  addEventListener("pagehide", giveBack);

  return {
    shop,
    service,
    isPaidByPack: pack !== undefined,
    clocks,
    state,
    /** The cancellation policy that the visitor accepts by booking. */
    policy,
    /** Empty until a time is picked. */
    questions,
    calendar,
    held: holding.held,
    /** How many spots the visitor wants. */
    seats,

    setSeats(count: number): void {
      seats.set(count);
      state.set({ step: "when" });
      void calendar.refresh();
    },

    pick,

    /** Returns to the times. The held slot stays held until the visitor picks another. */
    changeTime(): void {
      state.set({ step: "when" });
      void calendar.refresh();
    },

    /** Puts the service with its time into the cart. The time stays held. */
    toCart({ answers, notes }: PaidBookingDetails): void {
      const held = holding.held.get();
      if (!held) return;
      const { id, name, price, image_url } = service;
      addToCart({
        kind: "service",
        id,
        website_url: shop.website_url,
        starts_at: held.startsAt,
        quantity: held.seats,
        name,
        price,
        image_url,
        answers: givenAnswers(questions.get(), answers),
        notes,
        ...(held.token !== undefined && {
          hold: held.token,
          held_until: new Date(held.endsAt).toISOString(),
        }),
      });
      keepDetails(nothingSaid);
      putInCart(shop.website_url);
      void holding.close({ keepsHold: true });
    },

    /** Returns the error, if there was one; the form shows it. */
    async book(details: FinishedDetails): Promise<CallError | undefined> {
      const held = holding.held.get();
      if (!held) return undefined;
      const { token: hold, startsAt } = held;
      const accepted = policy.get();
      const { answers, ...said } = details;
      const body = {
        service_id: service.id,
        starts_at: startsAt,
        seats: held.seats,
        timezone: clocks.mine,
        ...said,
        answers: givenAnswers(questions.get(), answers),
        ...(accepted && { policy_sha256: accepted.sha256 }),
        ...(hold !== undefined && { hold }),
        ...(pack !== undefined && { pack }),
        ...(touch && { touch }),
      };
      state.set({ step: "who" });
      try {
        const { data, manage } = await call(bookings.book, { params: place, body });
        keepDetails({ ...details, ...nothingSaid });
        state.set({ step: "done", booked: { appointment: data, manage } });
        await holding.close({ keepsHold: true });
        return undefined;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code === "slot_taken") showTaken(error);
        if (error.code === "policy_changed" || isAboutAnswers(error)) await readTermsAgain();
        return error;
      }
    },

    /**
     * Adds the visitor to the waitlist of a full day. Returns the error, if there was one; the form shows it.
     */
    async wait(day: string, details: FinishedWaitDetails): Promise<CallError | undefined> {
      const body = {
        service_id: service.id,
        day,
        seats: seats.get(),
        timezone: clocks.mine,
        ...details,
        ...(touch && { touch }),
      };
      try {
        await call(waitlist.join, { params: place, body });
        state.set({ step: "when", joined: { day, email: details.customer.email } });
        return undefined;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code === "day_not_full") {
          state.set({ step: "when", isFreeAfterAll: true });
          void calendar.refresh();
        }
        return error;
      }
    },

    close(): void {
      removeEventListener("pagehide", giveBack);
      void holding.close({ keepsHold: false });
    },
  };
}
