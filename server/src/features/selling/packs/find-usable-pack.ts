import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { listPackVisits, type PackLine } from "#features/money/wallet/deposits/pack-visits.ts";
import { readPackLines } from "#features/selling/orders/list/read-pack-lines.ts";
import { readOrderCode } from "#features/selling/orders/place/order-code.ts";
import { discountedPrice } from "#features/selling/orders/place/sum-items.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { share } from "#kernel/share.ts";

export interface UsablePack extends PackLine {
  /** What one visit cost, in minor units: after a discount, rounded down. */
  visitPrice: number;
}

/** What one visit of a sold pack cost. */
export const visitPriceOf = (line: Parameters<typeof discountedPrice>[0]): number =>
  share(discountedPrice(line), 1, line.quantity);

/**
 * The pack of this service in the order with this code, of which a visit can be booked. Throws "no_visits_left",
 * "validation_failed" for several spots: a visit is for one.
 */
export async function findUsablePack(
  { db, secrets, clock }: Pick<Deps, "db" | "secrets" | "clock">,
  code: string,
  { store, service, seats }: { store: Store; service: Service; seats: number },
): Promise<UsablePack> {
  if (seats > 1)
    throw new AppError("validation_failed", {
      fields: { seats: t("A visit of a pack is for one spot. Book the others one by one.") },
    });
  const orderId = readOrderCode(secrets, code);
  const lines = orderId === undefined ? [] : await readPackLines(db, { orderId, storeId: store.id });
  const visits = await listPackVisits(db, orderId === undefined ? [] : [orderId]);
  const usable = lines.find(
    ({ line, serviceId }) =>
      serviceId === service.id &&
      visits.some((pack) => pack.line === line && pack.left > 0 && pack.endsAt > clock.now()),
  );
  if (orderId === undefined || !usable) throw new AppError("no_visits_left");
  return { orderId, line: usable.line, visitPrice: visitPriceOf(usable) };
}
