import type { BookClaim } from "@solodesk/contract/operator/maintenance.ts";
import { allChecks, checkBooks } from "#features/money/wallet/checks/check-books.ts";
import type { Deps } from "#kernel/deps.ts";

/** Checks the books, and hands over each claim once it is checked, until `signal` says that nobody waits for it. */
export async function checkBooksByClaim(
  { db }: Pick<Deps, "db">,
  tell: (claim: BookClaim) => void,
  signal: AbortSignal,
): Promise<void> {
  await checkBooks(db, allChecks, { tell, signal });
}
