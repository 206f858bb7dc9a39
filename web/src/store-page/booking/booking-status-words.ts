import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments.ts";
import type { Tone } from "#ui/data/badge.tsx";

interface StatusWords {
  tone: Tone;
  badge: Message;
  /** What the status means for the guest. */
  meaning: (store: string) => string;
}

export const bookingStatusWords: Record<AppointmentStatus, StatusWords> = {
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
