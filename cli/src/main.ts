// `solo`: the operator's commands.
import { CliError } from "./cli-error.ts";
import { importCatalogueCommand } from "./catalogue-import.ts";
import { help } from "./help.ts";
import { messageOf, say } from "./print.ts";
import { printConfig } from "./print-config.ts";

async function run([first, second, ...rest]: string[]): Promise<number> {
  if (first === "catalogue" && second === "import") return importCatalogueCommand(rest);
  if (first === "config" && second === undefined) return printConfig();
  if (first === undefined || first === "help" || first === "--help" || first === "-h") return help();
  throw new CliError(`There is no command "${[first, second].filter(Boolean).join(" ")}"; see: solo help`);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // A database that cannot be reached or started says why in its message too.
  say(messageOf(error));
  process.exitCode = 1;
}
