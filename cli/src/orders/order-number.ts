import { CliError } from "../terminal/cli-error.ts";
import { oneLine } from "../terminal/terminal-text.ts";

/** Reads one order number, such as 1042 or #1042. Throws CliError. */
export function orderNumber(positionals: readonly string[], command: string): number {
  const [written, ...more] = positionals;
  if (written === undefined || more.length > 0) throw new CliError(`Specify one order: ${command} 1042`);
  if (!/^#?\d{1,15}$/.test(written)) throw new CliError(`${oneLine(written)} is not an order number.`);
  return Number(written.replace("#", ""));
}
