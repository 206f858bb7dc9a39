import { type Order, type OrderStatus, orderStatuses } from "@solodesk/contract/selling/orders/order.ts";
import { listMarketplaceOrders } from "@solodesk/server/features/selling/orders/list/list-marketplace-orders.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { MOST_SHOWN, readLimit } from "../terminal/read-limit.ts";
import { textTable } from "../terminal/text-table.ts";
import { whenOf } from "../terminal/when-of.ts";

interface Options {
  status: OrderStatus | undefined;
  limit: number;
}

const heading = ["Number", "Placed (UTC)", "Status", "Customer", "Total", "Items"] as const;

/** Throws CliError. */
export function readOrdersOptions(args: string[]): Options {
  const { values } = readArgs({
    args,
    options: { status: { type: "string" }, limit: { type: "string", default: "20" } },
  });
  const status = orderStatuses.find((one) => one === values.status);
  if (values.status !== undefined && !status)
    throw new CliError(`--status must be one of ${orderStatuses.join(", ")}.`);
  return { status, limit: readLimit(values.limit) };
}

const toCells = ({ number, placed_at, status, customer, total, items }: Order): string[] => [
  number,
  whenOf(placed_at),
  status,
  customer.name,
  amountText(total.amount, total.currency),
  items.map(({ quantity, name }) => `${quantity} x ${name}`).join("; "),
];

/** Formats a table, and says how many more there are. */
export function describeOrders(orders: readonly Order[], total: number): string {
  if (orders.length === 0) return "No orders.";
  const older = total - orders.length;
  const rest =
    older > 0
      ? ["", `${older.toLocaleString("en")} older not shown: use --limit, at most ${MOST_SHOWN}, or --status`]
      : [];
  return [...textTable([heading, ...orders.map(toCells)]), ...rest].join("\n");
}

export async function listOrdersCommand(args: string[]): Promise<number> {
  const options = readOrdersOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const { orders, total } = await listMarketplaceOrders(deps, options);
    print(describeOrders(orders, total));
    return 0;
  } finally {
    await close();
  }
}
