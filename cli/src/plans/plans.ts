import { CliError } from "../terminal/cli-error.ts";
import { applyPlansCommand } from "./plans-apply.ts";
import { listPlansCommand } from "./plans-list.ts";

/** Runs `solo plans …` and returns its exit code. Throws CliError. */
export async function plansCommand([name, ...args]: string[]): Promise<number> {
  if (name === "list") return listPlansCommand(args);
  if (name === "apply") return applyPlansCommand(args);
  const problem = name === undefined ? "solo plans needs a subcommand" : `Unknown command "plans ${name}"`;
  throw new CliError(`${problem}: use list or apply; see: solo help`);
}
