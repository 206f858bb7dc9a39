import {
  checkBooks,
  MOST_FAULTS,
  type Proof,
} from "@solodesk/server/features/money/wallet/checks/check-books.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";

const verdictOf = ({ faults, counted }: Proof): string =>
  faults.length > 0 ? "WRONG " : counted === 0 ? "none  " : "ok    ";

/** The last line of the report. An empty ledger is not called correct, because nothing was checked. */
function conclusionOf(proofs: readonly Proof[]): string {
  const wrong = proofs.filter(({ faults }) => faults.length > 0).length;
  if (wrong > 0) return `${wrong} of ${proofs.length} checks failed.`;
  const transactions = proofs.find(({ of }) => of === "transactions")?.counted ?? 0;
  if (transactions === 0) return "The books are empty: there are no transactions to check.";
  return "All checks passed.";
}

/** One line for each claim, with how many items it was checked on, and below it any faults. */
export function describeProofs(proofs: readonly Proof[]): string {
  const lines = proofs.flatMap((proof) => [
    `${verdictOf(proof)}${proof.claim} (${proof.of}: ${proof.counted.toLocaleString("en")})`,
    ...proof.faults.map((fault) => `        ${oneLine(fault)}`),
    ...(proof.faults.length === MOST_FAULTS ? ["        and possibly more"] : []),
  ]);
  return [...lines, "", conclusionOf(proofs)].join("\n");
}

/** Runs `solo ledger …`; the exit code is 1 if the ledger is wrong. Throws CliError. */
export async function ledgerCommand([name, ...args]: string[]): Promise<number> {
  if (name !== "check")
    throw new CliError(
      `${name === undefined ? "solo ledger needs a subcommand" : `Unknown command "ledger ${name}"`}: use check; see: solo help`,
    );
  readArgs({ args, options: {} });
  const { deps, close } = await openInstallation(say);
  try {
    const proofs = await checkBooks(deps.db);
    print(describeProofs(proofs));
    return proofs.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } finally {
    await close();
  }
}
