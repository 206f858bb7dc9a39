import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { call } from "#kernel/api/call.ts";
import { type Calendar, openCalendar } from "../booking/when/calendar.ts";
import type { GuestPage } from "./guest-page.ts";
import type { Guest } from "./open-guest.ts";

/** The times to which a booking can be moved, from the first free one on. */
export function openOtherTimes({ shop }: GuestPage, { params }: Guest, mine: string): Calendar {
  const calendar = openCalendar({
    mine,
    horizonDays: shop.horizon_days,
    read: (query) => call(bookings.listOtherSlots, { params, query }),
  });
  void calendar.seek(calendar.firstMonth);
  return calendar;
}
