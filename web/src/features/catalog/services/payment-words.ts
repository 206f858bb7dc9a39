import type { paymentDues } from "@solodesk/contract/catalog/services/payment.ts";
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";

export const paymentWords: Record<(typeof paymentDues)[number], Message> = {
  at_appointment: msg("At the appointment"),
  deposit: msg("A deposit when they book"),
  full: msg("In full when they book"),
  card_on_file: msg("Card on file: nothing when they book"),
};
