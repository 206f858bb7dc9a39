import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOrder, type OrderRow } from "../orders.repository.ts";
import { readOrderCode } from "../place/order-code.ts";

type Reading = Pick<Deps, "db" | "secrets">;

/** Finds the order behind a guest's link by its code alone. Undefined for a code that was not made here. */
export async function findGuestOrder({ db, secrets }: Reading, code: string): Promise<OrderRow | undefined> {
  const id = readOrderCode(secrets, code);
  return id === undefined ? undefined : findOrder(db, id);
}

/** Throws "not_found". */
export async function requireGuestOrder(deps: Reading, code: string): Promise<OrderRow> {
  const row = await findGuestOrder(deps, code);
  if (!row) throw new AppError("not_found", { message: t("There is no order at this address.") });
  return row;
}
