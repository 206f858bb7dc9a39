// The types of the two lists whose type is part of the address, with their names.

export const appointmentListTypes = {
  pending: "Pending",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
  "no-show": "No-show",
  all: "All",
} as const;

export const transactionListTypes = {
  sales: "Sales",
  credits: "Credits",
  refunds: "Refunds",
  payouts: "Payouts",
} as const;

export const typeName = (types: Record<string, string>, type: string | undefined): string | undefined =>
  type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined;
