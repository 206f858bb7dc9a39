import type { wallet } from "@solodesk/contract/money/wallet.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ transactionId }: Targets): Samples<typeof wallet> => ({
  listRows: [
    { query: { figure: "earnings" } },
    { query: { figure: "recharged" } },
    { query: { figure: "pending" } },
    { query: { figure: "receivable" } },
  ],
  getTransaction: { params: { id: transactionId } },
});
