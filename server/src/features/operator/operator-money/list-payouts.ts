import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { operatorMoney } from "@solodesk/contract/operator/operator-money.ts";
import { findAccounts } from "#features/identity/auth/account/find-accounts.ts";
import { listAllPayouts } from "#features/selling/payouts/settle/list-all-payouts.ts";
import type { Deps } from "#kernel/deps.ts";
import { toOperatorPayout } from "./to-operator-payout.ts";

/** The payouts of all sellers, newest first. */
export async function listOperatorPayouts(
  { db }: Pick<Deps, "db">,
  { status, ...page }: Parsed<typeof operatorMoney.listPayouts>["query"],
): Promise<Answer<typeof operatorMoney.listPayouts>> {
  const { rows, total } = await listAllPayouts(db, { status, ...sliceOf(page) });
  const owners = await findAccounts(
    db,
    rows.map(({ userId }) => userId),
  );
  return {
    data: rows.map((row) => toOperatorPayout(row, owners)),
    pagination: paginate(page.page, page.page_size, total),
  };
}
