import {
  deleteMessages,
  type WhichMessages,
} from "@solodesk/server/features/platform/support/delete-messages.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { confirm } from "../terminal/confirm.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";

interface Options {
  which: WhichMessages;
  isConfirmed: boolean;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const count = (n: number) => `${n.toLocaleString("en")} ${n === 1 ? "message" : "messages"}`;

/** Throws CliError. */
export function readMessagesRemoveOptions(args: string[]): Options {
  const { values, positionals: ids } = readArgs({
    args,
    allowPositionals: true,
    options: { before: { type: "string" }, yes: { type: "boolean", default: false } },
  });
  const isConfirmed = values.yes;
  if (values.before === undefined) {
    if (ids.length === 0)
      throw new CliError(
        "Specify messages: solo messages remove ID…; or use solo messages remove --before 2026-01-31",
      );
    const wrong = ids.find((id) => !ID.test(id));
    if (wrong !== undefined)
      throw new CliError(`${oneLine(wrong)} is not a message ID: solo messages lists them.`);
    return { which: { ids }, isConfirmed };
  }
  if (ids.length > 0) throw new CliError("Specify messages or use --before, not both.");
  const before = new Date(`${values.before}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(values.before) || Number.isNaN(before.getTime()))
    throw new CliError(`--before ${oneLine(values.before)} is invalid: use a date such as 2026-01-31.`);
  return { which: { before }, isConfirmed };
}

/** Asks for confirmation, because the messages are deleted for good. */
export async function removeMessagesCommand(args: string[]): Promise<number> {
  const { which, isConfirmed } = readMessagesRemoveOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const found = await deleteMessages(deps.db, which, { dryRun: true });
    if (found === 0) throw new CliError("No message matches. Nothing was removed.");
    if (!isConfirmed && !(await confirm(`${count(found)} will be permanently removed. Remove?`))) {
      print("Nothing was removed.");
      return 1;
    }
    print(`${count(await deleteMessages(deps.db, which))} removed.`);
    return 0;
  } finally {
    await close();
  }
}
