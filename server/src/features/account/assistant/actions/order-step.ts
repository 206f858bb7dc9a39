import { t } from "@solodesk/contract/kernel/language/t.ts";
import { text } from "@solodesk/contract/kernel/text.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { z } from "zod";
import { getOrder } from "#features/selling/orders/get-order.ts";
import type { Action } from "./action.ts";
import { ById } from "./by-id.ts";
import { changed } from "./changed.ts";

type State = Pick<Order, "number" | "status" | "tracking">;

const Input = ById.extend({
  body: z.strictObject({
    status: z.enum(["processing", "shipped", "delivered"]),
    tracking: text(200).optional(),
  }),
});

/** Moves an order to its next step. */
export const orderStep: Action<z.infer<typeof Input>, State> = {
  endpoint: orders.change,
  tool: "Propose the next status of an order",
  input: Input,
  read: async (deps, { user, input }) => {
    const { number, status, tracking } = await getOrder(deps, user, input.params.id);
    return { number, status, tracking };
  },
  describe: (before, after) => ({
    title: t("Mark order {number} as “{status}”", {
      number: before.number,
      status: t(orderStatusNames[after.status]),
    }),
    changes: [
      ...changed(t("Status"), t(orderStatusNames[before.status]), t(orderStatusNames[after.status])),
      ...changed(t("Tracking"), before.tracking, after.tracking),
    ],
  }),
  // An order doesn't go back to an earlier step.
  undo: () => null,
};
