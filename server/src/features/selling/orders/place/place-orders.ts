import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Customer } from "@solodesk/contract/scheduling/customers/customer.ts";
import type { Address } from "@solodesk/contract/selling/orders/address.ts";
import type { z } from "zod";
import { findSaleFees } from "#features/money/subscription/find-sale-fees.ts";
import { storeLanguage } from "#features/store/store/pages/store-language.ts";
import type { Deps } from "#kernel/deps.ts";
import { type OrderChangeRow, recordOrderChanges } from "../change/order-changes.repository.ts";
import { insertItems } from "../order-items.repository.ts";
import { insertOrders, type NewOrder, type OrderRow } from "../orders.repository.ts";
import { platformFee } from "./platform-fee.ts";
import type { ReservedGroup } from "./reserved-group.ts";
import { sumItems } from "./sum-items.ts";

interface ToPlace {
  payment: { id: Id; gateway: GatewayName; currency: string };
  /** Null for a guest. */
  buyerId: Id | null;
  customer: z.infer<typeof Customer>;
  /** Stored only with orders that are shipped. */
  shippingAddress: Address | null | undefined;
  timezone: string | null | undefined;
  /** The languages that the buyer reads, the most wanted first. */
  languages: readonly string[];
  groups: readonly ReservedGroup[];
}

const ships = ({ items }: ReservedGroup): boolean => items.some(({ kind }) => kind === "product");

/** Places one order per seller, in the transaction that opens their payment. */
export async function placeOrders(deps: Deps, wanted: ToPlace): Promise<OrderRow[]> {
  const { newId, clock } = deps;
  const placedAt = clock.now();
  const feeOf = await feesOf(deps, wanted.groups);
  const rows = await insertOrders(
    deps.db,
    wanted.groups.map((group) => orderOf(feeOf, wanted, group, placedAt)),
  );
  await insertItems(
    deps.db,
    wanted.groups.flatMap(({ items }) => items),
  );
  await recordOrderChanges(
    deps.db,
    rows.map(
      ({ id, storeId }): OrderChangeRow => ({
        storeId,
        orderId: id,
        id: newId(),
        event: "placed",
        by: "buyer",
        note: "",
        at: placedAt,
      }),
    ),
  );
  return rows;
}

/** Fees by the current plan of each store's owner, on what is paid here; the marketplace itself pays none. */
async function feesOf(
  deps: Pick<Deps, "db" | "config">,
  groups: readonly ReservedGroup[],
): Promise<(group: ReservedGroup) => number> {
  const fees = await findSaleFees(
    deps,
    groups.flatMap(({ storeId }) => storeId ?? []),
  );
  return ({ storeId, subtotal, discount, dueLater }) =>
    storeId === null
      ? 0
      : platformFee(subtotal - discount - dueLater, fees.get(storeId) ?? deps.config.PLATFORM_FEE_BPS);
}

function orderOf(
  feeOf: (group: ReservedGroup) => number,
  { payment, buyerId, customer, shippingAddress, timezone, languages }: ToPlace,
  group: ReservedGroup,
  placedAt: Date,
): NewOrder {
  const {
    orderId,
    storeId,
    items,
    subtotal,
    discount,
    discounts,
    giftCards,
    shipping,
    tax,
    total,
    dueLater,
    policySha256,
  } = group;
  return {
    id: orderId,
    storeId,
    buyerId,
    paymentId: payment.id,
    gateway: payment.gateway,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerTimezone: timezone ?? null,
    language: storeLanguage(group, languages),
    shippingAddress: ships(group) ? (shippingAddress ?? null) : null,
    currency: payment.currency,
    subtotal,
    discount,
    discounts,
    giftCards,
    shipping,
    tax,
    total,
    dueLater,
    hasPack: items.some(({ kind }) => kind === "pack"),
    policySha256,
    wholesale: storeId === null ? 0 : sumItems(items, "unitWholesale"),
    fee: feeOf(group),
    placedAt,
  };
}
