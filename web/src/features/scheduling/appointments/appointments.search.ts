import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { CalendarClock, CalendarDays, Hourglass } from "lucide-react";
import { call } from "#kernel/api/call.ts";
import { maxWords } from "#kernel/api/list-query.ts";
import type { FeatureSearch, RecordSource } from "#kernel/search/feature-search.ts";
import { ranked } from "#kernel/search/ranking.ts";
import { readQuietly } from "#kernel/search/read-quietly.ts";
import { typingPause } from "#kernel/search/typing-pause.ts";
import { now } from "#kernel/time/clock.ts";
import { longDay } from "#kernel/time/long-day.ts";
import { momentInWords } from "#kernel/time/time-in-words.ts";
import { appointmentName } from "./appointment-name.ts";
import { listedStatusOf } from "./appointments-read.ts";
import { allWaiting, waitingRowId } from "./waiting/use-waiting.ts";

/** Found by customer, service or number; an entry opens it, beside the list of only that one. */
const ownAppointments: RecordSource = {
  name: msg("Your appointments"),
  icon: CalendarClock,
  own: true,
  search: async (query, signal) => {
    // One letter matches nearly everything.
    if (query.length < 2) return [];
    await typingPause(150, signal);
    const q = query.slice(0, maxWords);
    const { data } = await call(
      appointments.list,
      { query: { q, status: listedStatusOf("all"), page_size: 5 } },
      { signal },
    );
    return data.map(({ id, number, title, customer, timezone, starts_at, status }) => ({
      id,
      name: appointmentName(title, customer.name),
      words: `${number} ${customer.email} ${customer.phone}`,
      note: `${momentInWords(timezone, starts_at, now())} · ${t(statusNames[status])}`,
      href: `${pages.appointments}/all?${new URLSearchParams({ q: number, appointment: id })}`,
    }));
  },
};

/** The customers on the waitlist. One response lists them, so the palette searches them itself. */
const waitingPeople: RecordSource = {
  name: msg("Your waitlist"),
  icon: Hourglass,
  own: true,
  search: async (query) => {
    if (query.length < 2) return [];
    const { data } = await readQuietly(waitlist.list, allWaiting);
    const people = data.map(({ id, customer, service, day }) => ({
      id,
      name: customer.name,
      words: `${customer.email} ${service.name}`,
      note: `${service.name} · ${longDay(day)}`,
      href: `${pages.appointments}/pending#${waitingRowId(id)}`,
    }));
    return ranked(people, query)
      .slice(0, 5)
      .map(({ entry }) => entry);
  },
};

export const search: FeatureSearch = {
  screens: {
    appointments: {
      icon: CalendarDays,
      words: msg("bookings calendar schedule agenda meetings"),
      suggested: true,
    },
    addAppointment: {
      icon: CalendarClock,
      words: msg("new booking book schedule create record walk-in"),
      suggested: true,
    },
  },
  records: [ownAppointments, waitingPeople],
};
