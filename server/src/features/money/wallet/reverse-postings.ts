import { gatewayNames } from "@solodesk/contract/money/payments.ts";
import { ownedAccounts } from "@solodesk/contract/money/wallet.ts";
import type { Db } from "#kernel/database/db.ts";
import { type AccountRef, type Entry, type EntryPosting, platformAccounts } from "./entry.ts";
import { getWallet } from "./get-wallet.ts";
import { listPostingsOf, type PostedRow } from "./postings.repository.ts";

/**
 * Returns a source's postings with opposite signs. If a user has since paid a debt from that source, the paid
 * part goes to their credits, because `receivable` never rises above zero.
 */
export async function reversePostings(db: Db, source: Entry["source"]): Promise<EntryPosting[]> {
  const posted = await listPostingsOf(db, source);
  const reversed = await Promise.all(posted.map((row) => reverse(db, row)));
  return reversed.flat();
}

async function reverse(db: Db, row: PostedRow): Promise<EntryPosting[]> {
  const { leg, type } = row;
  const account = accountOf(row);
  const amount = -row.amount;
  if (!("userId" in account) || account.kind !== "receivable") return [{ account, leg, type, amount }];
  const { receivable } = await getWallet(db, account.userId);
  const owed = Math.min(amount, -receivable);
  return [
    { account, leg, type, amount: owed },
    {
      account: { ...account, kind: "recharged" },
      leg: `${leg}_paid`,
      type: "refund",
      amount: amount - owed,
    },
  ];
}

function accountOf({ userId, kind, gateway }: PostedRow): AccountRef {
  const named = gatewayNames.find((name) => name === gateway);
  if (kind === "gateway" && named) return { kind, gateway: named };
  const own = ownedAccounts.find((name) => name === kind);
  if (own && userId !== null) return { userId, kind: own };
  const platformAccount = platformAccounts.find((name) => name === kind);
  if (platformAccount) return { kind: platformAccount };
  throw new Error(`The books know no account of the kind "${kind}".`);
}
