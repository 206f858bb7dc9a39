import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { MailStatus } from "@solodesk/contract/platform/mail.ts";
import type { Tone } from "#ui/data/badge.tsx";

/** "Cancelled" describes an appointment, so an email that was not sent says "Not sent". */
export const statusLooks = {
  queued: { name: msg("Queued||status of an email"), tone: "waiting" },
  sent: { name: msg("Sent||status of an email"), tone: "good" },
  failed: { name: msg("Failed||status of an email"), tone: "wrong" },
  kept: { name: msg("Saved||status of an email that is not sent"), tone: "stopped" },
  cancelled: { name: msg("Not sent||status of an email"), tone: "stopped" },
} as const satisfies Record<MailStatus, { name: Message; tone: Tone }>;
