import { text } from "@solodesk/contract/kernel/text.ts";
import { getPayout } from "@solodesk/server/features/selling/payouts/get-payout.ts";
import { settleByHand } from "@solodesk/server/features/selling/payouts/settle/settle-by-hand.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { CliError } from "../terminal/cli-error.ts";
import { confirm } from "../terminal/confirm.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { readIds } from "../terminal/read-ids.ts";
import { oneLine } from "../terminal/terminal-text.ts";

type Verb = "pay" | "fail";

const usages: Record<Verb, string> = {
  pay: 'solo payouts pay ID --reference "what the bank calls it"',
  fail: 'solo payouts fail ID --reason "The account is closed"',
};
const Words = text(200, 1);

/** Throws CliError. */
export function readSettleOptions(verb: Verb, args: string[]) {
  const option = verb === "pay" ? "reference" : "reason";
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: {
      [option]: { type: "string", default: "" },
      yes: { type: "boolean", default: false },
    },
  });
  const [id, ...more] = readIds(positionals);
  const words = Words.safeParse(values[option]);
  if (id === undefined || more.length > 0 || !words.success)
    throw new CliError(`Specify one payout and give a ${option} of at most 200 characters: ${usages[verb]}`);
  return { id, words: words.data, isConfirmed: values["yes"] };
}

/** Records that the operator paid a payout, or that it failed; its owner gets an email. */
export async function settlePayoutCommand(verb: Verb, args: string[]): Promise<number> {
  const { id, words, isConfirmed } = readSettleOptions(verb, args);
  const { deps, close } = await openInstallation(say);
  try {
    const { amount, currency, masked } = await getPayout(deps.db, id);
    const what = `${amountText(amount, currency)} to ${oneLine(masked)}`;
    const does =
      verb === "pay"
        ? `${what} will be permanently marked as paid, with the reference "${oneLine(words)}"`
        : `${what} will be marked as failed and returned to its owner, who sees the reason "${oneLine(words)}"`;
    if (!isConfirmed && !(await confirm(`${does}. Continue?`))) {
      print("Nothing was changed.");
      return 1;
    }
    const outcome =
      verb === "pay"
        ? ({ status: "paid", reference: words } as const)
        : ({ status: "failed", reason: words } as const);
    const { status } = await settleByHand(deps, id, outcome);
    print(`${what}: ${status}.`);
    return 0;
  } finally {
    await close();
  }
}
