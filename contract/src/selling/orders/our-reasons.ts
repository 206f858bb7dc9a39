import { type Message, msg, t } from "../../kernel/language/t.ts";

/** Reasons that Solodesk writes itself. They are stored in English, whoever reads them. */
export const ourReasons = {
  appointmentCancelled: "The appointment was cancelled.",
  orderCancelled: "The order was cancelled.",
  cancelledInTime: "The customer cancelled in time.",
} as const;

const words = new Map<string, Message>([
  [ourReasons.appointmentCancelled, msg("The appointment was cancelled.")],
  [ourReasons.orderCancelled, msg("The order was cancelled.")],
  [ourReasons.cancelledInTime, msg("The customer cancelled in time.")],
]);

/** Shows our own reasons in the reader's language, and what people wrote as they wrote it. */
export function reasonInWords(reason: string): string {
  const ours = words.get(reason);
  return ours ? t(ours) : reason;
}
