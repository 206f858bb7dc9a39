import { transactions } from "@solodesk/contract/money/transactions.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getTransaction } from "./get-transaction.ts";
import { listTransactions } from "./list-transactions.ts";

export function transactionRoutes(app: App): void {
  serve(app, transactions.list, ({ deps, user, query }) => listTransactions(deps, user.id, query));
  serve(app, transactions.get, async ({ deps, user, params }) => ({
    data: await getTransaction(deps, user.id, params.id),
  }));
}
