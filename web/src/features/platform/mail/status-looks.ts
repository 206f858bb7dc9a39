import type { MailStatus } from "@solodesk/contract/platform/mail.ts";
import type { Tone } from "#ui/data/badge.tsx";

/** "Cancelled" describes an appointment, so an email that was not sent says "Not sent". */
export const statusLooks = {
  queued: { name: "Queued", tone: "waiting" },
  sent: { name: "Sent", tone: "good" },
  failed: { name: "Failed", tone: "wrong" },
  kept: { name: "Kept", tone: "stopped" },
  cancelled: { name: "Not sent", tone: "stopped" },
} as const satisfies Record<MailStatus, { name: string; tone: Tone }>;
