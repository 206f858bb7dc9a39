import { askYesOrNo } from "@solodesk/server/kernel/ask-yes-or-no.ts";
import { CliError } from "./cli-error.ts";
import { terminal } from "./terminal.ts";

/** Asks the operator; any answer but y or yes means no. Throws CliError if the input is not a terminal. */
export async function confirm(question: string): Promise<boolean> {
  const { stdin: input, stderr: output } = terminal();
  if (!input.isTTY) throw new CliError(`${question} This is not a terminal: add --yes to confirm.`);
  return askYesOrNo(question, { input, output });
}
