import { AppError } from "#kernel/app-error.ts";
import { brokeConstraint } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Entry, EntryPosting } from "./entry.ts";
import { openAccounts, writeEntry } from "./wallet.repository.ts";

const ownerOf = ({ account }: EntryPosting): string => ("userId" in account ? account.userId : "");

/**
 * Posts an entry to the ledger; the only way money moves. Part of the caller's transaction. The database
 * rejects entries that do not sum to zero, transfers that leave a wallet, and sources that already have a
 * transaction. Throws "insufficient_funds".
 */
export async function postTransaction(
  { db, clock, newId }: Pick<Deps, "db" | "clock" | "newId">,
  entry: Entry,
): Promise<void> {
  const posted = entry.postings
    .filter(({ amount }) => amount !== 0)
    // Wallets are locked in the order of their postings; one fixed order of wallets avoids deadlocks. Within
    // a wallet the given order stays, so that incoming money can pay for what goes out.
    .toSorted((a, b) => (ownerOf(a) < ownerOf(b) ? -1 : Number(ownerOf(a) > ownerOf(b))))
    .map((posting) => ({ ...posting, id: newId() }));
  const write = () => writeEntry(db, { ...entry, id: newId() }, clock.now(), posted);
  try {
    if (await write()) return;
    const refs = posted.map(({ account }) => account);
    await openAccounts(db, refs, entry.currency, newId);
    if (!(await write())) throw new Error("An account that was opened is not there.");
  } catch (error) {
    throw brokeConstraint(error, "accounts_covered") ? new AppError("insufficient_funds") : error;
  }
}
