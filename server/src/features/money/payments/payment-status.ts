import type { PaymentStatus } from "@solodesk/contract/money/payments.ts";

/** Nobody knows yet what becomes of it. */
export const openStatuses = ["created", "pending"] as const satisfies PaymentStatus[];
/** Over without money, which may come late all the same. */
export const endedStatuses = ["failed", "expired"] as const satisfies PaymentStatus[];

export const isOpen = ({ status }: { status: PaymentStatus }): boolean =>
  openStatuses.some((open) => open === status);
