// Decides how an edit changes an appointment. Writes nothing.

import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import type { EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import { AppError } from "#kernel/app-error.ts";
import { canAppointmentBecome, canMove } from "../appointment-status.ts";
import type { AppointmentChangeRow, AppointmentRow, Collection } from "../appointments.repository.ts";
import { requireLength, requirePastStart, requireStart } from "../slots/require-time.ts";

const eventOf = {
  Confirmed: "confirmed",
  Completed: "completed",
  Cancelled: "cancelled",
  "No-show": "no_show",
} as const satisfies Partial<Record<AppointmentStatus, AppointmentChangeRow["event"]>>;

type Next = keyof typeof eventOf;

export interface PlannedChange {
  events: AppointmentChangeRow["event"][];
  status?: Next;
  notes?: string;
  /** The new time. Left out if the time does not change. */
  time?: Range;
  collection?: Collection;
  /** A refund follows in the same transaction, which settles the deposit. */
  isRefunded?: boolean;
  /** The store's policy that the customer accepts with it. */
  policySha256?: string | null;
  /** Whether a visit of a pack can be booked again; by default, if the appointment is cancelled. */
  returnsVisit?: boolean | undefined;
}

const isNext = (status: AppointmentStatus): status is Next => Object.hasOwn(eventOf, status);

const alreadyIs = (status: AppointmentStatus): string =>
  t(
    "This appointment is {status, select, Pending {pending} Confirmed {confirmed} Completed {completed} Cancelled {cancelled} other {no-show}} already.",
    { status },
  );

const cannotBecome = (from: AppointmentStatus, to: AppointmentStatus): string =>
  t(
    "This appointment is {from, select, Pending {pending} Confirmed {confirmed} Completed {completed} Cancelled {cancelled} other {no-show}} and cannot become {to, select, Pending {pending} Confirmed {confirmed} Completed {completed} Cancelled {cancelled} other {no-show}}.",
    { from, to },
  );

function nextStatus(from: AppointmentStatus, to: AppointmentStatus): Next {
  if (isNext(to) && canAppointmentBecome(from, to)) return to;
  throw new AppError("invalid_transition", {
    message: from === to ? alreadyIs(from) : cannotBecome(from, to),
  });
}

/**
 * A deposit, or a visit of a pack, isn't earned before the appointment begins: until then the customer may cancel and be refunded.
 */
function requireBegun({ startsAt, paid, price, packVisit }: AppointmentRow, to: Next, now: Date): void {
  const isDeposit = packVisit || (paid > 0 && paid < price);
  const needsStart = to === "No-show" || (to === "Completed" && isDeposit);
  if (!needsStart || startsAt <= now) return;
  const message =
    to === "No-show"
      ? t("This appointment hasn't begun yet, so it can't be a no-show.")
      : t(
          "You can complete this appointment once it has begun: until then its deposit can go back to the customer.",
        );
  throw new AppError("invalid_transition", { message });
}

/** Keeps the length if only the start is given. */
function newTime({ startsAt, endsAt }: AppointmentRow, { starts_at, ends_at }: EditAppointment): Range {
  const from = starts_at === undefined ? startsAt.getTime() : Date.parse(starts_at);
  const length = endsAt.getTime() - startsAt.getTime();
  return { from, to: ends_at === undefined ? from + length : Date.parse(ends_at) };
}

function moveTo(row: AppointmentRow, edit: EditAppointment, now: Date): Range | undefined {
  const time = newTime(row, edit);
  const begins = row.startsAt.getTime() === time.from;
  if (begins && row.endsAt.getTime() === time.to) return undefined;
  if (!canMove(row.status)) {
    const message = t(
      "This appointment is {status, select, Completed {completed} Cancelled {cancelled} other {no-show}} and cannot be moved.",
      { status: row.status },
    );
    throw new AppError("invalid_transition", { message });
  }
  // An appointment that has begun may still get a new end.
  const requireTime = row.recorded ? requirePastStart : requireStart;
  if (!begins) requireTime(time.from, now);
  requireLength(time);
  return time;
}

/** Returns no events if nothing changes. Throws "invalid_transition", "validation_failed". */
export function changeOf(row: AppointmentRow, edit: EditAppointment, now: Date): PlannedChange {
  const change: PlannedChange = { events: [] };
  if (edit.status !== undefined) {
    change.status = nextStatus(row.status, edit.status);
    requireBegun(row, change.status, now);
    change.events.push(eventOf[change.status]);
  }
  const time = moveTo(row, edit, now);
  if (time) {
    change.time = time;
    change.events.push("rescheduled");
  }
  if (edit.notes !== undefined && edit.notes !== row.notes) {
    change.notes = edit.notes;
    change.events.push("notes_changed");
  }
  return change;
}
