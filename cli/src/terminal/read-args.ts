import { type ParseArgsConfig, parseArgs } from "node:util";
import { CliError } from "./cli-error.ts";
import { messageOf } from "./print.ts";

/** Parses the arguments of a command. Throws CliError. */
export function readArgs<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CliError(`${sentence(error)}; see: solo help`);
  }
}

function sentence(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  const message = messageOf(error);
  const [, named] = /'(-[^' ]*)/.exec(message) ?? [];
  if (named === undefined) return message;
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `Unknown option ${named}`;
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
  return message.includes("does not take an argument") ? `${named} takes no value` : `${named} needs a value`;
}
