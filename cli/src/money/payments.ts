import { CliError } from "../terminal/cli-error.ts";
import { listAlertsCommand } from "./payments-alerts.ts";
import { showPaymentCommand } from "./payments-show.ts";

/** What `solo payments …` does; the exit code. Throws CliError. */
export function paymentsCommand([name, ...args]: string[]): Promise<number> {
  if (name === "alerts") return listAlertsCommand(args);
  if (name === "show") return showPaymentCommand(args);
  const said = name === undefined ? "Say what to do with payments" : `There is no command "payments ${name}"`;
  throw new CliError(`${said}: it is alerts or show; see: solo help`);
}
