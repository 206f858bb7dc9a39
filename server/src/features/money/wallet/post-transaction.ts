import { AppError } from "#kernel/app-error.ts";
import { brokeConstraint } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Entry, EntryPosting } from "./entry.ts";
import { openAccounts, writeEntry } from "./wallet.repository.ts";

const ownerOf = ({ account }: EntryPosting): string => ("userId" in account ? account.userId : "");

/**
 * The only way money moves; part of the caller's transaction. The database refuses what does not sum to zero, what leaves a
 * wallet as a transfer, and a source that is already there. Throws "insufficient_funds".
 */
export async function postTransaction(
  { db, clock, newId }: Pick<Deps, "db" | "clock" | "newId">,
  entry: Entry,
): Promise<void> {
  const posted = entry.postings
    .filter(({ amount }) => amount !== 0)
    // Wallets are locked as their postings come: in one order, nobody waits for whom they keep waiting. What is of one
    // wallet stays as it was given, so that what comes in can pay for what goes out.
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
