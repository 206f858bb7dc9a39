import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import { collectMethodNames } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { PaymentWay } from "./payment-form.ts";

export const paymentWayNames: Readonly<Record<PaymentWay, Message>> = {
  ...collectMethodNames,
  other: msg("Already paid||before, or in another way"),
  later: msg("Not yet||it is not paid yet"),
  waived: msg("No charge||nothing more is to be paid"),
};
