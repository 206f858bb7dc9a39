import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { Tone } from "#ui/data/badge.tsx";

interface StatusWords {
  tone: Tone;
  badge: Message;
  /** What the status means for the guest. */
  meaning: (store: string) => string;
}

const words: Record<AppointmentStatus, StatusWords> = {
  Pending: {
    tone: "waiting",
    badge: msg("Waiting for an answer"),
    meaning: (store) => t("We're holding this time for you until {store} confirms.", { store }),
  },
  Confirmed: {
    tone: "good",
    badge: msg("Confirmed||status of a booking"),
    meaning: (store) => t("{store} has confirmed your booking.", { store }),
  },
  Completed: {
    tone: "good",
    badge: msg("Completed||status of a booking"),
    meaning: (store) => t("Thank you for booking with {store}.", { store }),
  },
  Cancelled: {
    tone: "stopped",
    badge: msg("Cancelled||status of a booking"),
    meaning: () => t("This booking was cancelled."),
  },
  "No-show": {
    tone: "wrong",
    badge: msg("Missed||status of a booking"),
    meaning: (store) => t("{store} marked this booking as missed.", { store }),
  },
};

/** What it means is said where its deadline is. */
const unverified: StatusWords = {
  ...words.Pending,
  badge: msg("Not confirmed yet||a booking that the customer has to confirm by email"),
};
const cancelledUnverified: StatusWords = {
  ...words.Cancelled,
  meaning: () => t("This booking was cancelled before it was confirmed."),
};

type Booked = Pick<Appointment, "status" | "verify_by">;

/** Until when the customer has to confirm it by email; undefined if they need not. */
export const unverifiedUntil = ({ status, verify_by }: Booked): string | undefined =>
  status === "Pending" && verify_by !== null ? verify_by : undefined;

export function statusWordsOf(booking: Booked): StatusWords {
  if (booking.verify_by === null) return words[booking.status];
  return booking.status === "Pending" ? unverified : cancelledUnverified;
}
