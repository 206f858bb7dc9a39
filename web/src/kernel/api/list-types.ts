// The types of the two lists whose type is part of the address, with their names.

import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";

export const appointmentListTypes = {
  pending: msg("Pending"),
  confirmed: msg("Confirmed"),
  completed: msg("Completed"),
  "to-collect": msg("To collect||appointments that are not paid yet"),
  cancelled: msg("Cancelled"),
  "no-show": msg("No-show"),
  all: msg("All||appointments"),
} as const;

export const transactionListTypes = {
  sales: msg("Sales"),
  credits: msg("Credits"),
  refunds: msg("Refunds"),
  payouts: msg("Payouts"),
} as const;

export const typeName = (types: Record<string, Message>, type: string | undefined): Message | undefined =>
  type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined;
