import { checkBooks, MOST_FAULTS, type Proof } from "@solodesk/server/features/wallet/check-books.ts";
import { CliError } from "./cli-error.ts";
import { openDesk } from "./open-desk.ts";
import { print, say } from "./print.ts";
import { readArgs } from "./read-args.ts";
import { oneLine } from "./terminal-text.ts";

/** A claim a line, and under it whatever breaks it. */
export function describeProofs(proofs: readonly Proof[]): string {
  const lines = proofs.flatMap(({ claim, faults }) => [
    `${faults.length === 0 ? "ok    " : "WRONG "}${claim}`,
    ...faults.map((fault) => `        ${oneLine(fault)}`),
    ...(faults.length === MOST_FAULTS ? ["        and maybe more"] : []),
  ]);
  const wrong = proofs.filter(({ faults }) => faults.length > 0).length;
  const sum = wrong === 0 ? "The books are right." : `${wrong} of ${proofs.length} do not hold.`;
  return [...lines, "", sum].join("\n");
}

/** What `solo ledger …` does: 1 where the books are wrong. Throws CliError. */
export async function ledgerCommand([name, ...args]: string[]): Promise<number> {
  if (name !== "check")
    throw new CliError(
      `${name === undefined ? "Say what to do with the books" : `There is no command "ledger ${name}"`}: it is check; see: solo help`,
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
