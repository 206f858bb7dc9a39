import {
  checkBooks,
  MOST_FAULTS,
  type Proof,
} from "@solodesk/server/features/money/wallet/checks/check-books.ts";
import { openDesk } from "../open-desk.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";

const verdictOf = ({ faults, counted }: Proof): string =>
  faults.length > 0 ? "WRONG " : counted === 0 ? "none  " : "ok    ";

/** How the report ends. Books without a transaction are not called right: nothing was proved. */
function conclusionOf(proofs: readonly Proof[]): string {
  const wrong = proofs.filter(({ faults }) => faults.length > 0).length;
  if (wrong > 0) return `${wrong} of ${proofs.length} checks failed.`;
  const transactions = proofs.find(({ of }) => of === "transactions")?.counted ?? 0;
  if (transactions === 0) return "The books are empty: there are no transactions to check.";
  return "All checks passed.";
}

/** A claim a line with how many it was checked on, and under it whatever breaks it. */
export function describeProofs(proofs: readonly Proof[]): string {
  const lines = proofs.flatMap((proof) => [
    `${verdictOf(proof)}${proof.claim} (${proof.of}: ${proof.counted.toLocaleString("en")})`,
    ...proof.faults.map((fault) => `        ${oneLine(fault)}`),
    ...(proof.faults.length === MOST_FAULTS ? ["        and possibly more"] : []),
  ]);
  return [...lines, "", conclusionOf(proofs)].join("\n");
}

/** What `solo ledger …` does: 1 where the books are wrong. Throws CliError. */
export async function ledgerCommand([name, ...args]: string[]): Promise<number> {
  if (name !== "check")
    throw new CliError(
      `${name === undefined ? "solo ledger needs a subcommand" : `Unknown command "ledger ${name}"`}: use check; see: solo help`,
    );
  readArgs({ args, options: {} });
  const { deps, close } = await openDesk(say);
  try {
    const proofs = await checkBooks(deps.db);
    print(describeProofs(proofs));
    return proofs.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } finally {
    await close();
  }
}
