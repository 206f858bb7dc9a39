import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { wallet } from "@solodesk/contract/money/wallet.ts";
import type { Deps } from "#kernel/deps.ts";
import { descriptionInWords } from "./descriptions.ts";
import { findPostingRows, sumRows } from "./rows.repository.ts";

/** Lists the postings that make up one figure of a wallet, now or at a moment. */
export async function listWalletRows(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  { figure, at, ...page }: Parsed<typeof wallet.listRows>["query"],
): Promise<Answer<typeof wallet.listRows>> {
  const { count, total } = await sumRows(db, userId, figure, at === undefined ? undefined : new Date(at));
  const { limit, offset } = sliceOf(page);
  const last = count - offset;
  const rows = last > 0 ? await findPostingRows(db, userId, figure, { after: last - limit, last }) : [];
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  return {
    data: rows.map(({ orderNumber, amount, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      description: descriptionInWords(row.description),
      order_number: orderNumber,
      amount: money(amount),
    })),
    pagination: paginate(page.page, page.page_size, count),
    total: money(total),
  };
}
