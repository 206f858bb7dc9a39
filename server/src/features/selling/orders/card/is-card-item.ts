import type { OrderItemRow } from "../order-items.repository.ts";

/** Whether a card was saved with this item: nothing of its price is paid with the order. A deposit is never zero. */
export const isCardItem = ({
  appointmentId,
  unitPrice,
  unitLater,
}: Pick<OrderItemRow, "appointmentId" | "unitPrice" | "unitLater">): boolean =>
  appointmentId !== null && unitPrice > 0 && unitLater === unitPrice;
