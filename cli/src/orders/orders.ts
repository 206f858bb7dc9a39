import { CliError } from "../terminal/cli-error.ts";
import { cancelOrderCommand } from "./orders-cancel.ts";
import { deliverOrderCommand, shipOrderCommand } from "./orders-lead.ts";
import { listOrdersCommand } from "./orders-list.ts";
import { listReturnsCommand, restockCommand } from "./orders-restock.ts";

/** Runs `solo orders …` and returns its exit code. Throws CliError. */
export function ordersCommand([name, ...args]: string[]): Promise<number> {
  if (name === "list") return listOrdersCommand(args);
  if (name === "ship") return shipOrderCommand(args);
  if (name === "deliver") return deliverOrderCommand(args);
  if (name === "cancel") return cancelOrderCommand(args);
  if (name === "returns") return listReturnsCommand(args);
  if (name === "restock") return restockCommand(args);
  const problem = name === undefined ? "solo orders needs a subcommand" : `Unknown command "orders ${name}"`;
  throw new CliError(`${problem}: use list, ship, deliver, cancel, returns or restock; see: solo help`);
}
