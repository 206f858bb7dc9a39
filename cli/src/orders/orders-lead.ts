import { type ChangeOrder as Change, ChangeOrder } from "@solodesk/contract/selling/orders.ts";
import { changeMarketplaceOrder } from "@solodesk/server/features/selling/orders/change/change-marketplace-order.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { orderNumber } from "./order-number.ts";

/** Throws CliError. */
export function readShipOptions(args: string[]): { number: number; tracking: string } {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { tracking: { type: "string", default: "" } },
  });
  const tracking = ChangeOrder.shape.tracking.safeParse(values.tracking);
  if (!tracking.success) throw new CliError("--tracking must be one line of at most 200 characters.");
  return { number: orderNumber(positionals, "solo orders ship"), tracking: tracking.data ?? "" };
}

export function shipOrderCommand(args: string[]): Promise<number> {
  const { number, tracking } = readShipOptions(args);
  return lead(number, { status: "shipped", ...(tracking && { tracking }) });
}

export function deliverOrderCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs({ args, allowPositionals: true, options: {} });
  return lead(orderNumber(positionals, "solo orders deliver"), { status: "delivered" });
}

async function lead(number: number, change: Change): Promise<number> {
  const { deps, close } = await openInstallation(say);
  try {
    const order = await changeMarketplaceOrder(deps, number, change);
    print(`Order ${order.number} is ${order.status}.`);
    return 0;
  } finally {
    await close();
  }
}
