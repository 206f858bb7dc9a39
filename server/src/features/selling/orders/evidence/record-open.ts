import type { Id } from "@solodesk/contract/kernel/id.ts";
import { isbot } from "isbot";
import { findPack } from "#features/money/wallet/deposits/pack-visits.ts";
import { readManageCode } from "#features/scheduling/appointments/manage-address.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Visitor } from "#kernel/serve/context.ts";
import { findOrder, findOrderOfTime, type OrderRow } from "../orders.repository.ts";
import { readOrderCode } from "../place/order-code.ts";
import { insertOpen } from "./opens.repository.ts";

interface OpenedPage {
  page: "order" | "booking";
  /** The code of the customer's link. */
  code: string;
}

/** For one order. */
const MOST_OPENS = 50;
const HOUR = 3_600_000;

/**
 * Records that a customer opened the page of an order, or of a booking that was made with one, once an hour and page. An
 * order can be unpaid: its buyer comes back from the payment before we know the outcome. Nothing is recorded for bots, for
 * browsers that ask not to be tracked, and for codes that were not made here.
 */
export async function recordOpen(
  deps: Pick<Deps, "db" | "secrets" | "clock">,
  opened: OpenedPage,
  { userAgent, optsOut }: Visitor,
): Promise<void> {
  if (optsOut || userAgent === "" || isbot(userAgent)) return;
  const { row, appointmentId } = await orderBehind(deps, opened);
  if (!row || row.storeId === null) return;
  const at = deps.clock.now();
  const hour = new Date(Math.floor(at.getTime() / HOUR) * HOUR);
  await insertOpen(deps.db, { orderId: row.id, storeId: row.storeId, appointmentId, hour, at }, MOST_OPENS);
}

async function orderBehind(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  { page, code }: OpenedPage,
): Promise<{ row?: OrderRow | undefined; appointmentId: Id | null }> {
  if (page === "order") {
    const id = readOrderCode(secrets, code);
    return { row: id === undefined ? undefined : await findOrder(db, id), appointmentId: null };
  }
  const id = readManageCode(secrets, code);
  return id === undefined
    ? { appointmentId: null }
    : { row: (await findOrderOfTime(db, id)) ?? (await orderOfVisit(db, id)), appointmentId: id };
}

async function orderOfVisit(db: Db, appointmentId: Id): Promise<OrderRow | undefined> {
  const pack = await findPack(db, appointmentId);
  return pack && findOrder(db, pack.orderId);
}
