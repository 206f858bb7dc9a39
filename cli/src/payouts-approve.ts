import { approvePayouts } from "@solodesk/server/features/selling/payouts/settle/approve-payouts.ts";
import { CliError } from "./cli-error.ts";
import { openDesk } from "./open-desk.ts";
import { print, say } from "./print.ts";
import { readArgs } from "./read-args.ts";
import { readIds } from "./read-ids.ts";

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
