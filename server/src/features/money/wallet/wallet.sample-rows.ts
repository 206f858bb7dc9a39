import type { MarkedSeller } from "#test/security/marked-seller.ts";
import { earn } from "#test/test-payouts.ts";
import { adjustWallet } from "./adjust-wallet.ts";

export async function walletRows({ server: { database, deps }, id, mark }: MarkedSeller) {
  await adjustWallet(deps, id, { amount: 700, reason: `${mark} gift` });
  await earn(deps, id, 5000, `${mark} 1042`);
  const [line] = await database.sql<{ id: string }>("SELECT id FROM postings WHERE user_id = $1", [id]);
  return { transactionId: line!.id };
}
