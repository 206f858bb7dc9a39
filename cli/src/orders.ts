import { CliError } from "./cli-error.ts";
import { cancelOrderCommand } from "./orders-cancel.ts";
import { deliverOrderCommand, shipOrderCommand } from "./orders-lead.ts";
import { listOrdersCommand } from "./orders-list.ts";

/** What `solo orders …` does; the exit code. Throws CliError. */
export function ordersCommand([name, ...args]: string[]): Promise<number> {
  if (name === "list") return listOrdersCommand(args);
  if (name === "ship") return shipOrderCommand(args);
  if (name === "deliver") return deliverOrderCommand(args);
  if (name === "cancel") return cancelOrderCommand(args);
  const said = name === undefined ? "Say what to do with orders" : `There is no command "orders ${name}"`;
  throw new CliError(`${said}: it is list, ship, deliver or cancel; see: solo help`);
}
