import { approvePayouts } from "@solodesk/server/features/selling/payouts/settle/approve-payouts.ts";
import { openDesk } from "../open-desk.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { readIds } from "../terminal/read-ids.ts";

export async function approvePayoutsCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length === 0) throw new CliError("Say which: solo payouts approve ID…");
  const ids = readIds(positionals);
  const { deps, close } = await openDesk(say);
  try {
    const approved = new Set(await approvePayouts(deps, ids));
    for (const id of ids)
      print(`${id} ${approved.has(id) ? "is approved" : "did not wait for approval, and is as it was"}.`);
    return ids.every((id) => approved.has(id)) ? 0 : 1;
  } finally {
    await close();
  }
}
