import { wallet } from "@solodesk/contract/money/wallet.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getWallet } from "./get-wallet.ts";
import { listWalletRows } from "./list-wallet-rows.ts";
import { toWallet } from "./to-wallet.ts";
import { exportTransactions } from "./transactions/export-transactions.ts";
import { getTransaction } from "./transactions/get-transaction.ts";
import { listTransactions } from "./transactions/list-transactions.ts";

export function walletRoutes(app: App): void {
  serve(app, wallet.get, async ({ deps, user, query }) => {
    const at = query.at === undefined ? deps.clock.now() : new Date(query.at);
    const balances = await getWallet(deps.db, user.id, query.at === undefined ? undefined : at);
    return { data: toWallet(balances, deps.config.CURRENCY, at) };
  });
  serve(app, wallet.listRows, ({ deps, user, query }) => listWalletRows(deps, user.id, query));

  serve(app, wallet.listTransactions, ({ deps, user, query }) => listTransactions(deps, user.id, query));
  serve(app, wallet.getTransaction, async ({ deps, user, params }) => ({
    data: await getTransaction(deps, user.id, params.id),
  }));
  serve(app, wallet.exportTransactions, ({ deps, user, query }) => exportTransactions(deps, user.id, query));
}
