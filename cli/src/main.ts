// `solo`: the operator's commands.
import { CliError } from "./cli-error.ts";
import { importCatalogueCommand } from "./catalogue-import.ts";
import { help } from "./help.ts";
import { messagesCommand } from "./messages.ts";
import { messageOf, say } from "./print.ts";
import { printConfig } from "./print-config.ts";

async function run(given: string[]): Promise<number> {
  const [first, second, ...rest] = given;
  if (first === "catalogue" && second === "import") return importCatalogueCommand(rest);
  if (first === "messages") return messagesCommand(given.slice(1));
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
