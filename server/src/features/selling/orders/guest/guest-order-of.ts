import { bookingPath } from "@solodesk/contract/kernel/pages.ts";
import type { GuestOrder, OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import { translateNames } from "#features/catalog/translations/translate-names.ts";
import { findBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import type { Deps } from "#kernel/deps.ts";
import { readOrder } from "../list/read-orders.ts";
import type { OrderRow } from "../orders.repository.ts";

/**
 * Links get forwarded, so the guest's contact details are left out, and so is the payment id, which leads to
 * other orders of the same cart.
 */
export async function guestOrderOf(deps: Pick<Deps, "db" | "secrets">, row: OrderRow): Promise<GuestOrder> {
  const {
    role: _asBuyer,
    split: _none,
    fee: _nor,
    dispute: _sellers,
    ...order
  } = await readOrder(deps.db, row, "buyer");
  const { store } = order;
  const leadingOn = async (item: OrderItem) => {
    if (row.paidAt === null || item.appointment_id === undefined || !store) return item;
    const code = manageCode(deps.secrets, item.appointment_id);
    const booking = await findBooking(deps, code);
    if (!booking || booking.row.status === "Cancelled") return item;
    return { ...item, manage: bookingPath(store.website_url, code) };
  };
  const items = await translateNames(
    deps.db,
    row.storeId,
    order.items,
    ({ product_id, service_id }) => product_id ?? service_id ?? null,
  );
  return {
    ...order,
    items: await Promise.all(items.map(leadingOn)),
    customer: { ...order.customer, email: "", phone: "" },
    payment: { ...order.payment, reference: null },
    next: [],
  };
}
