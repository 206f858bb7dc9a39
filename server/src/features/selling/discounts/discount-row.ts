import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Discount, SetDiscount } from "@solodesk/contract/selling/discounts.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import { findCatalogueNames } from "#features/catalog/catalog/listings/find-catalogue-names.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import type { Config } from "#kernel/config/config.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Brought, DiscountRow, DiscountTerms } from "./discounts.repository.ts";

/** The normalised code, by which it is found: no outer spaces, lower case, full-width letters as the usual ones. */
export const codeKey = (written: string): string => foldTag(written);

/** The columns of a discount. Throws "validation_failed" for an amount in another currency. */
export function termsOf(config: Pick<Config, "CURRENCY">, wanted: SetDiscount): DiscountTerms {
  const { code, title, off, applies_to: of, minimum, starts_at, ends_at, limit, active } = wanted;
  if (off.kind === "amount") requireCurrency(config, off.value.currency, "off.value.currency");
  requireCurrency(config, minimum?.currency, "minimum.currency");
  const moment = (at: string | null) => (at === null ? null : new Date(at));
  return {
    code,
    codeKey: code === null ? null : codeKey(code),
    title,
    kind: off.kind,
    value: valueOf(off),
    productIds: of !== "all" && "product_ids" in of ? of.product_ids : null,
    serviceIds: of !== "all" && "service_ids" in of ? of.service_ids : null,
    minimum: minimum?.amount ?? null,
    startsAt: moment(starts_at),
    endsAt: moment(ends_at),
    limit,
    perCustomer: wanted.per_customer,
    firstOrder: wanted.first_order,
    stackable: wanted.stackable,
    active,
  };
}

function valueOf(off: SetDiscount["off"]): number | null {
  if (off.kind === "free_shipping") return null;
  return off.kind === "percent" ? off.value : off.value.amount;
}

const hasBegun = ({ startsAt }: DiscountRow, now: Date): boolean => startsAt === null || startsAt <= now;

/** What customers could do with it now. */
export function stateOf(row: DiscountRow, now: Date): Discount["state"] {
  if (!row.active) return "off";
  if (row.endsAt !== null && row.endsAt <= now) return "ended";
  if (!hasBegun(row, now)) return "scheduled";
  return row.limit !== null && row.uses >= row.limit ? "used_up" : "active";
}

const nothing: Brought = { orders: 0, revenue: 0, givenAway: 0 };

/** The names of what these discounts of one store are for. */
export function findNamed(
  deps: Pick<Deps, "db" | "config">,
  storeId: Id,
  rows: readonly Pick<DiscountRow, "productIds" | "serviceIds">[],
): Promise<ReadonlyMap<Id, string>> {
  const [products, services] = [new Set<Id>(), new Set<Id>()];
  for (const { productIds, serviceIds } of rows) {
    for (const id of productIds ?? []) products.add(id);
    for (const id of serviceIds ?? []) services.add(id);
  }
  return findCatalogueNames(deps, storeId, { productIds: [...products], serviceIds: [...services] });
}

interface About {
  currency: string;
  now: Date;
  names: ReadonlyMap<Id, string>;
  brought?: Brought | undefined;
}

export function toDiscount(row: DiscountRow, { currency, now, names, brought = nothing }: About): Discount {
  const money = (amount: number) => ({ amount, currency });
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    off: offOf(row, currency),
    applies_to: appliesTo(row),
    named: [...(row.productIds ?? []), ...(row.serviceIds ?? [])].map((id) => ({
      id,
      name: names.get(id) ?? null,
    })),
    minimum: row.minimum === null ? null : money(row.minimum),
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    limit: row.limit,
    per_customer: row.perCustomer,
    first_order: row.firstOrder,
    stackable: row.stackable,
    active: row.active,
    state: stateOf(row, now),
    uses: row.uses,
    orders: brought.orders,
    revenue: money(brought.revenue),
    given_away: money(brought.givenAway),
  };
}

function offOf({ kind, value }: DiscountRow, currency: string): Discount["off"] {
  if (kind === "free_shipping") return { kind };
  return kind === "percent" ? { kind, value: value ?? 0 } : { kind, value: { amount: value ?? 0, currency } };
}

function appliesTo({ productIds, serviceIds }: DiscountRow): Discount["applies_to"] {
  if (productIds) return { product_ids: productIds };
  return serviceIds ? { service_ids: serviceIds } : "all";
}
