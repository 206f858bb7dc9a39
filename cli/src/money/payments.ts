import { CliError } from "../terminal/cli-error.ts";
import { listAlertsCommand } from "./payments-alerts.ts";
import { showPaymentCommand } from "./payments-show.ts";

/** Runs `solo payments …` and returns its exit code. Throws CliError. */
export function paymentsCommand([name, ...args]: string[]): Promise<number> {
  if (name === "alerts") return listAlertsCommand(args);
  if (name === "show") return showPaymentCommand(args);
  const problem =
    name === undefined ? "solo payments needs a subcommand" : `Unknown command "payments ${name}"`;
  throw new CliError(`${problem}: use alerts or show; see: solo help`);
}
