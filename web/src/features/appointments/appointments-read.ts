import {
  type AppointmentStatus,
  appointments,
  appointmentStatuses,
} from "@solodesk/contract/appointments.ts";
import { Day } from "@solodesk/contract/kernel/time.ts";
import { appointmentTypes, typeName } from "#kernel/list-types.ts";
import { readOf } from "#kernel/query.ts";

export const maxWords = 200;

export interface WantedAppointments {
  q: string;
  /** Days on the store's calendar; "" is any. */
  from: string;
  to: string;
  page: number;
}

const dayIn = (written: string | null): string => {
  const day = Day.safeParse(written).data ?? "";
  return "1970" <= day && day < "3000" ? day : "";
};

/** What the address asks for; days the wrong way round are one day. */
export function appointmentsIn(query: URLSearchParams): WantedAppointments {
  const [from, to] = [dayIn(query.get("from")), dayIn(query.get("to"))];
  const page = Number(query.get("page"));
  return {
    q: (query.get("q") ?? "").slice(0, maxWords),
    from,
    to: to !== "" && to < from ? from : to,
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The status a kind of list shows; spec 9: Pending unless the address says otherwise. */
export function statusOf(type: string | undefined): AppointmentStatus | "All" {
  const name = typeName(appointmentTypes, type);
  if (name === appointmentTypes.all) return "All";
  return appointmentStatuses.find((status) => status === name) ?? "Pending";
}

/** Only wishes are sent, so that all ask alike. */
export const soughtOf = (type: string | undefined, { q, from, to }: WantedAppointments) => ({
  status: statusOf(type),
  ...(q === "" ? {} : { q }),
  ...(from === "" ? {} : { from }),
  ...(to === "" ? {} : { to }),
});

export const appointmentsRead = (type: string | undefined, wanted: WantedAppointments) =>
  readOf(appointments.list, {
    query: { ...soughtOf(type, wanted), ...(wanted.page === 1 ? {} : { page: wanted.page }) },
  });
