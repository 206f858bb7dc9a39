import { approvePayouts } from "@solodesk/server/features/selling/payouts/settle/approve-payouts.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { readIds } from "../terminal/read-ids.ts";
import { exportPayoutsCommand } from "./payouts-export.ts";
import { listPayoutsCommand } from "./payouts-list.ts";
import { reconcilePayoutsCommand } from "./payouts-reconcile.ts";
import { settlePayoutCommand } from "./payouts-settle.ts";

async function approvePayoutsCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length === 0) throw new CliError("Specify payouts: solo payouts approve ID…");
  const ids = readIds(positionals);
  const { deps, close } = await openInstallation(say);
  try {
    const approved = new Set(await approvePayouts(deps, ids));
    for (const id of ids)
      print(`${id} ${approved.has(id) ? "is approved" : "was not waiting for approval and is unchanged"}.`);
    return ids.every((id) => approved.has(id)) ? 0 : 1;
  } finally {
    await close();
  }
}

const commands: Record<string, (args: string[]) => Promise<number>> = {
  list: listPayoutsCommand,
  approve: approvePayoutsCommand,
  export: exportPayoutsCommand,
  pay: (args) => settlePayoutCommand("pay", args),
  fail: (args) => settlePayoutCommand("fail", args),
  reconcile: reconcilePayoutsCommand,
};

/** Runs `solo payouts …` and returns its exit code. Throws CliError. */
export function payoutsCommand([name, ...args]: string[]): Promise<number> {
  const command = name === undefined ? undefined : commands[name];
  if (command) return command(args);
  const problem =
    name === undefined ? "solo payouts needs a subcommand" : `Unknown command "payouts ${name}"`;
  throw new CliError(`${problem}: use list, approve, export, pay, fail or reconcile; see: solo help`);
}
