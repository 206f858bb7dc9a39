import type { Meeting } from "@solodesk/contract/catalog/services/meeting.ts";
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";

export const meetingWords: Record<Meeting["kind"], Message> = {
  none: msg("I send customers a link myself"),
  link: msg("Always the same link"),
  jitsi: msg("A new Jitsi room for each appointment"),
};
