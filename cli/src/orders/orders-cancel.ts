import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { ChangeOrder } from "@solodesk/contract/selling/orders.ts";
import { changeMarketplaceOrder } from "@solodesk/server/features/selling/orders/change/change-marketplace-order.ts";
import { getMarketplaceOrder } from "@solodesk/server/features/selling/orders/get-marketplace-order.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { CliError } from "../terminal/cli-error.ts";
import { confirm } from "../terminal/confirm.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { orderNumber } from "./order-number.ts";

interface Options {
  number: number;
  reason: string;
  isConfirmed: boolean;
}

/** Throws CliError. */
export function readCancelOptions(args: string[]): Options {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: "string", default: "" }, yes: { type: "boolean", default: false } },
  });
  const reason = ChangeOrder.shape.note.safeParse(values.reason);
  if (!reason.success) throw new CliError("--reason must be at most 1000 characters.");
  return {
    number: orderNumber(positionals, "solo orders cancel"),
    reason: reason.data ?? "",
    isConfirmed: values.yes,
  };
}

const leftOf = ({ total, refunded }: Order): string =>
  amountText(total.amount - refunded.amount, total.currency);

/** Asks for confirmation, because a cancelled order cannot be restored. */
export async function cancelOrderCommand(args: string[]): Promise<number> {
  const { number, reason, isConfirmed } = readCancelOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const before = await getMarketplaceOrder(deps, number);
    const whose = `order ${before.number} of ${oneLine(before.customer.name)}`;
    if (!isConfirmed && !(await confirm(`Cancel ${whose} and refund ${leftOf(before)}?`))) {
      print("Nothing was changed.");
      return 1;
    }
    await changeMarketplaceOrder(deps, number, {
      status: "cancelled",
      version: before.version,
      ...(reason && { note: reason }),
    });
    print(`Order ${before.number} is cancelled; ${leftOf(before)} is being refunded.`);
    return 0;
  } finally {
    await close();
  }
}
