import { bookingPath, bookVisitPath } from "@solodesk/contract/kernel/pages.ts";
import type { GuestOrder, OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { translateNames } from "#features/catalog/translations/translate-names.ts";
import type { PackVisits } from "#features/money/wallet/deposits/pack-visits.ts";
import { findBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { findAcceptedPolicy } from "#features/store/store/policy/find-accepted-policy.ts";
import type { Deps } from "#kernel/deps.ts";
import { readOrder, readVisits } from "../list/read-orders.ts";
import type { OrderRow } from "../orders.repository.ts";
import { orderCode } from "../place/order-code.ts";

type GuestDeps = Pick<Deps, "db" | "secrets" | "clock" | "config">;

/**
 * Links get forwarded, so the guest's contact details are left out, and so is the payment id, which leads to
 * other orders of the same cart.
 */
export async function guestOrderOf(deps: GuestDeps, row: OrderRow): Promise<GuestOrder> {
  const visits = await readVisits(deps, [row]);
  const {
    role: _asBuyer,
    split: _none,
    fee: _nor,
    dispute: _sellers,
    page: _here,
    ...order
  } = await readOrder(deps, row, "buyer", visits);
  const { store } = order;
  const leadingOn = async (item: OrderItem) => {
    const pack = visits.find(({ line }) => line === item.line);
    if (pack && store)
      return { ...item, ...(await packLinks(deps, { row, item, pack, websiteUrl: store.website_url })) };
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
  const led: GuestOrder["items"] = await Promise.all(items.map(leadingOn));
  const now = deps.clock.now();
  const isTimeToCome = led.some(
    ({ starts_at, manage }) =>
      starts_at !== undefined &&
      new Date(starts_at) > now &&
      (manage !== undefined || row.status === "pending_payment"),
  );
  return {
    ...order,
    items: led,
    policy: isTimeToCome ? await findAcceptedPolicy(deps.db, row.policySha256) : null,
    customer: { ...order.customer, email: "", phone: "" },
    payment: { ...order.payment, reference: null },
    next: [],
  };
}

interface SoldPack {
  row: OrderRow;
  item: OrderItem;
  pack: PackVisits;
  websiteUrl: string;
}

/** Where the next visit is booked, if one can be, and those that are. */
async function packLinks(
  deps: GuestDeps,
  { row, item: { service_id: serviceId }, pack, websiteUrl }: SoldPack,
): Promise<Pick<GuestOrder["items"][number], "book" | "visits">> {
  const service = row.storeId && serviceId ? await findService(deps, row.storeId, serviceId) : undefined;
  const isBookable = pack.left > 0 && pack.endsAt > deps.clock.now() && service?.active === true;
  const booked = await Promise.all(
    pack.booked.map(async (id) => {
      const code = manageCode(deps.secrets, id);
      const booking = await findBooking(deps, code);
      return booking
        ? [{ starts_at: booking.row.startsAt.toISOString(), manage: bookingPath(websiteUrl, code) }]
        : [];
    }),
  );
  const visits = booked.flat().toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  return {
    ...(isBookable &&
      service && {
        book: bookVisitPath(websiteUrl, { serviceId: service.id, code: orderCode(deps.secrets, row.id) }),
      }),
    visits,
  };
}
