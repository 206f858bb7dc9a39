import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { RefundOrder } from "@solodesk/contract/selling/orders/refund.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import type { z } from "zod";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { getOrder } from "#features/selling/orders/get-order.ts";
import { previewConsequences } from "#features/selling/orders/refund/preview-consequences.ts";
import type { Action } from "./action.ts";
import { ById } from "./by-id.ts";
import { changed } from "./changed.ts";

type State = Pick<Order, "number" | "refunded" | "customer">;

const Input = ById.extend({ body: RefundOrder });

/** Refunds an order: in full, by items or by amount. */
export const orderRefund: Action<z.infer<typeof Input>, State> = {
  endpoint: orders.refund,
  tool: "Propose a refund of an order: in full, by lines or by amount",
  input: Input,
  read: async (deps, { user, input }) => {
    const { number, refunded, customer } = await getOrder(deps, user, input.params.id);
    return { number, refunded, customer };
  },
  describe: (before, after) => ({
    title: t("Refund {customer} for order {number}", {
      number: before.number,
      customer: before.customer.name,
    }),
    changes: changed(t("Refunded"), moneyInWords(before.refunded), moneyInWords(after.refunded)),
  }),
  consequences: (deps, { user, input: { params, body } }) => {
    const { lines, amount, restock } = body;
    return previewConsequences(deps, user.id, params.id, {
      action: "refund",
      ...(amount !== undefined && { amount }),
      ...(lines && { lines: lines.map(({ line, quantity }) => `${line}:${quantity}`).join(",") }),
      restock: restock ? "true" : "false",
    });
  },
  // The money is on its way.
  undo: () => null,
};
