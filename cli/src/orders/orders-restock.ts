import {
  type AwaitingOrder,
  listAwaiting,
} from "@solodesk/server/features/selling/orders/list/list-awaiting.ts";
import { findAwaiting, restockOrder } from "@solodesk/server/features/selling/orders/refund/restock-order.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { confirm } from "../terminal/confirm.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { readLimit } from "../terminal/read-limit.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { textTable } from "../terminal/text-table.ts";
import { orderNumber } from "./order-number.ts";

interface Options {
  number: number;
  haveArrived: boolean;
  isConfirmed: boolean;
}

/** Throws CliError. */
export function readRestockOptions(args: string[]): Options {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { missing: { type: "boolean", default: false }, yes: { type: "boolean", default: false } },
  });
  return {
    number: orderNumber(positionals, "solo orders restock"),
    haveArrived: !values.missing,
    isConfirmed: values.yes,
  };
}

const inWords = (pieces: readonly { name: string; quantity: number }[]): string =>
  pieces.map(({ name, quantity }) => `${quantity} x ${oneLine(name)}`).join(", ");

/** Asks for confirmation, because stock and the seller's money change. */
export async function restockCommand(args: string[]): Promise<number> {
  const { number, haveArrived, isConfirmed } = readRestockOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const { pieces, wholesale } = await findAwaiting(deps.db, number);
    const what = inWords(pieces.map(({ item, quantity }) => ({ name: item.name, quantity })));
    const money = amountText(wholesale, deps.config.CURRENCY);
    const question = haveArrived
      ? `Put ${what} of order ${number} back in stock and credit ${money} to its seller?`
      : `Mark ${what} of order ${number} as not returned? Its seller is then credited nothing.`;
    if (!isConfirmed && !(await confirm(question))) {
      print("Nothing was changed.");
      return 1;
    }
    await restockOrder(deps, number, haveArrived);
    print(
      haveArrived
        ? `${what} is back in stock, and ${money} was credited to the seller of order ${number}.`
        : `${what} of order ${number} no longer waits for restocking.`,
    );
    return 0;
  } finally {
    await close();
  }
}

export function describeReturns(orders: readonly AwaitingOrder[]): string {
  if (orders.length === 0) return "No returns are waiting for confirmation.";
  const rows = orders.map(({ number, customerName, pieces }) => [
    String(number),
    customerName,
    inWords(pieces),
  ]);
  return textTable([["Number", "Customer", "Returned, according to the seller"], ...rows]).join("\n");
}

/** Throws CliError. */
export async function listReturnsCommand(args: string[]): Promise<number> {
  const { values } = readArgs({ args, options: { limit: { type: "string", default: "20" } } });
  const limit = readLimit(values.limit);
  const { deps, close } = await openInstallation(say);
  try {
    print(describeReturns(await listAwaiting(deps, limit)));
    return 0;
  } finally {
    await close();
  }
}
