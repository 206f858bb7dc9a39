import type { GuestOrder, OrderItem } from "@solodesk/contract/kernel/order.ts";
import { bookingPath } from "@solodesk/contract/kernel/pages.ts";
import { manageCode } from "#features/appointments/manage-address.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderRow } from "./orders.repository.ts";
import { readOrder } from "./read-orders.ts";

/** Links are passed on: how the guest is reached is not shown, nor what leads to other orders of the same cart. */
export async function guestOrderOf(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  row: OrderRow,
): Promise<GuestOrder> {
  const { role: _asBuyer, split: _none, fee: _nor, ...order } = await readOrder(db, row, "buyer");
  const isBooked = row.paidAt !== null;
  const leadingOn = (item: OrderItem) => {
    const { appointment_id: id } = item;
    if (!isBooked || id === undefined || !order.store) return item;
    return { ...item, manage: bookingPath(order.store.website_url, manageCode(secrets, id)) };
  };
  return {
    ...order,
    items: order.items.map(leadingOn),
    customer: { ...order.customer, email: "", phone: "" },
    payment: { ...order.payment, reference: null },
    next: [],
  };
}
