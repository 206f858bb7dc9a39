import type { Clash } from "@solodesk/contract/kernel/slot.ts";
import type { AppointmentChange } from "@solodesk/contract/scheduling/appointments/appointment-change.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { AppointmentChangeRow, AppointmentRow } from "./appointments.repository.ts";

const numberOf = (number: number): string => `A-${number}`;

const timesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

function dueOf({ status, price, paid, openAmount }: AppointmentRow): number {
  if (status === "Pending" || status === "Confirmed") return Math.max(0, price - paid);
  return openAmount;
}

function collectedOf(row: AppointmentRow, currency: string): Appointment["collected"] {
  const { collectedMethod: method, collectedAt: at, collectedAmount, collectedTip } = row;
  if (method === null || at === null) return null;
  return {
    method,
    amount: { amount: collectedAmount, currency },
    tip: { amount: collectedTip, currency },
    at: at.toISOString(),
  };
}

const acceptedOf = ({ policySha256: sha256, policyAcceptedAt: at }: AppointmentRow) =>
  sha256 === null || at === null ? null : { at: at.toISOString(), sha256 };

export const toAppointment = (row: AppointmentRow, currency: string): Appointment => ({
  ...timesOf(row),
  id: row.id,
  number: numberOf(row.number),
  version: row.version,
  status: row.status,
  service: row.serviceId === null ? null : { id: row.serviceId, name: row.serviceName ?? "" },
  title: row.title,
  customer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
  seats: row.seats,
  ...(row.sessionId !== null && { session_id: row.sessionId }),
  timezone: row.timezone,
  meeting_url: row.meetingUrl,
  notes: row.notes,
  answers: row.answers,
  price: { amount: row.price, currency },
  due: { amount: dueOf(row), currency },
  paid: { amount: row.paid, currency },
  card_on_file: row.cardOnFile,
  collected: collectedOf(row, currency),
  policy_accepted: acceptedOf(row),
  recorded: row.recorded,
  verify_by: row.verifyBy?.toISOString() ?? null,
  source: row.source,
  created_at: row.createdAt.toISOString(),
  ...(row.seriesId !== null && {
    series_id: row.seriesId,
    series_place: { nth: row.seriesNth ?? 1, of: row.seriesOf ?? 1 },
  }),
});

type ClashRow = Pick<AppointmentRow, "id" | "number" | "title" | "customerName" | "startsAt" | "endsAt">;

export const toClash = (row: ClashRow): Clash => ({
  ...timesOf(row),
  id: row.id,
  number: numberOf(row.number),
  title: row.title,
  customer: row.customerName,
});

export const toChange = (row: AppointmentChangeRow): AppointmentChange => ({
  ...timesOf(row),
  at: row.at.toISOString(),
  event: row.event,
  by: row.by,
});
