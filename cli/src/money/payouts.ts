import { CliError } from "../terminal/cli-error.ts";
import { approvePayoutsCommand } from "./payouts-approve.ts";
import { exportPayoutsCommand } from "./payouts-export.ts";
import { listPayoutsCommand } from "./payouts-list.ts";
import { reconcilePayoutsCommand } from "./payouts-reconcile.ts";
import { settlePayoutCommand } from "./payouts-settle.ts";

const commands: Record<string, (args: string[]) => Promise<number>> = {
  list: listPayoutsCommand,
  approve: approvePayoutsCommand,
  export: exportPayoutsCommand,
  pay: (args) => settlePayoutCommand("pay", args),
  fail: (args) => settlePayoutCommand("fail", args),
  reconcile: reconcilePayoutsCommand,
};

/** What `solo payouts …` does; the exit code. Throws CliError. */
export function payoutsCommand([name, ...args]: string[]): Promise<number> {
  const command = name === undefined ? undefined : commands[name];
  if (command) return command(args);
  const said = name === undefined ? "Say what to do with payouts" : `There is no command "payouts ${name}"`;
  throw new CliError(`${said}: it is list, approve, export, pay, fail or reconcile; see: solo help`);
}
