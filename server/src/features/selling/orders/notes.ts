import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { keptWords } from "#kernel/kept-words.ts";
import type { OrderChangeRow } from "./change/order-changes.repository.ts";

/** What the system notes in the history of an order. */
export const notes = {
  late: msg("What was ordered was no longer available when the payment arrived."),
  overpaid: msg("It was paid twice: the second payment went back."),
  refundRefused: msg("A refund could not be carried out: the payment service refused it"),
  refundFailed: msg("A refund could not be carried out: {error}"),
  restocked: msg("Back in stock: {what}"),
  notRestocked: msg("Not back in stock: {what} did not arrive"),
} as const;

const ofSystem = keptWords(Object.values(notes));

/** The reasons in the contract's our-reasons.ts, which people give with one click. */
const ofPeople = keptWords([
  msg("The appointment was cancelled."),
  msg("The order was cancelled."),
  msg("The customer cancelled in time."),
  msg("The customer cancelled late, under the cancellation policy they accepted."),
  msg("The customer didn't come."),
]);

/** Shows our own notes and reasons in the reader's language, and what people wrote as they wrote it. */
export const noteInWords = ({ by, note }: Pick<OrderChangeRow, "by" | "note">): string =>
  ofPeople(by === "system" ? ofSystem(note) : note);
