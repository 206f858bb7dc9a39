import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments.ts";
import type { Tone } from "#ui/data/badge.tsx";

interface StatusWords {
  tone: Tone;
  badge: string;
  /** What the status means for the guest. */
  meaning: (shopName: string) => string;
}

export const bookingStatusWords: Record<AppointmentStatus, StatusWords> = {
  Pending: {
    tone: "waiting",
    badge: "Waiting for an answer",
    meaning: (name) => `${name} has not confirmed it yet. The time is kept for you until then.`,
  },
  Confirmed: {
    tone: "good",
    badge: "Confirmed",
    meaning: (name) => `${name} expects you.`,
  },
  Completed: {
    tone: "good",
    badge: "Completed",
    meaning: (name) => `Thank you for having been with ${name}.`,
  },
  Cancelled: {
    tone: "stopped",
    badge: "Cancelled",
    meaning: () => "This booking was cancelled.",
  },
  "No-show": {
    tone: "wrong",
    badge: "Missed",
    meaning: (name) => `${name} noted that nobody came.`,
  },
};
