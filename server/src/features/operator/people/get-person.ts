import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { getSecurity } from "#features/identity/auth/account/get-security.ts";
import { namesOperator } from "#features/identity/auth/operator/is-operator.ts";
import { findOwnDebtLimit } from "#features/money/wallet/debts/find-own-debt-limit.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { toWallet } from "#features/money/wallet/to-wallet.ts";
import { listTransactions } from "#features/money/wallet/transactions/list-transactions.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findPersonRecord } from "./people.repository.ts";
import { instantOrNull, toPerson } from "./to-person.ts";

/** How many lines of the wallet are shown. */
const LATEST = 10;

/** Throws "not_found". */
export async function getPerson(deps: Deps, id: Id): Promise<PersonDetails> {
  const { db, config, clock } = deps;
  const row = await findPersonRecord(db, id, clock.now());
  if (!row) throw new AppError("not_found");
  const { CURRENCY: currency } = config;
  const ownLimit = await findOwnDebtLimit(db, id);
  const { data: transactions } = await listTransactions(deps, id, { page: 1, page_size: LATEST, q: "" });
  return {
    ...toPerson(row, currency),
    suspended_reason: row.suspendedReason,
    operator: namesOperator(config, row.email),
    deletes_at: instantOrNull(row.deletesAt),
    last_sign_in: instantOrNull(row.lastSignIn),
    sessions: (await getSecurity(deps, id)).activeSessions,
    tokens: row.tokens,
    orders: row.orders,
    wallet: toWallet(await getWallet(db, id), currency, clock.now()),
    debt_limit: { amount: ownLimit ?? config.DEBT_LIMIT, currency },
    own_debt_limit: ownLimit !== undefined,
    transactions,
  };
}
