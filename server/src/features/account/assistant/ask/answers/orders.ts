import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { daysInWords, sinceMonthBegan } from "./days-in-words.ts";
import { type Answering, AskBack, type AskedDesk, at, read, rowsLine, textLine } from "./desk.ts";

const toRow = ({ id, number, customer, status, total }: Order) => ({
  label: t("{number}, {customer}||an order", { number, customer: customer.name }),
  detail: t(orderStatusNames[status]),
  amount: total,
  page: at(pages.orders, { order: id }),
});

/** The sale that is meant, by its number or as the one that is open. */
export async function findAskedOrder(desk: AskedDesk): Promise<Order> {
  const { reading, here } = desk;
  if (reading.slots.isHere) {
    if (here.order === undefined) throw new AskBack(textLine(t("Open an order first, or say its number.")));
    return (await read(desk, orders.get, { params: { id: here.order } })).data;
  }
  const { number } = reading.slots;
  if (number === undefined) throw new AskBack(textLine(t("Which order? Enter its number.")));
  const found = await read(desk, orders.list, { query: { q: `#${number}` } });
  const [order] = found.orders;
  if (!order) throw new AskBack(textLine(t("There's no order {number}.", { number })));
  return order;
}

export const answerOrder: Answering = async (desk) => {
  const order = await findAskedOrder(desk);
  const rows = order.items.map(({ name, quantity, total }) => ({
    label: quantity === 1 ? name : `${quantity} × ${name}`,
    amount: total,
  }));
  return [
    textLine(
      t("Order {number} from {customer}: {status}.", {
        number: order.number,
        customer: order.customer.name,
        status: t(orderStatusNames[order.status]),
      }),
    ),
    rowsLine(desk, {
      endpoint: "orders.list",
      input: { query: { q: `#${order.number}` } },
      page: at(pages.orders, { order: order.id }),
      title: t("Order {number}", { number: order.number }),
      rows,
      total: order.total,
    }),
  ];
};

export const answerToShip: Answering = async (desk) => {
  const { data } = await read(desk, dashboard.getToday, { query: {} });
  const count = data.counts.to_ship;
  if (count === 0) return [textLine(t("You have nothing to ship."))];
  const listed = rowsLine(desk, {
    endpoint: "dashboard.getToday",
    input: {},
    page: at(pages.orders, { status: "paid" }),
    title: t("To ship"),
    rows: data.to_ship.map(toRow),
    count,
  });
  return [
    textLine(t("You have {count, plural, one {# order} other {# orders}} to ship.", { count })),
    listed,
  ];
};

export const answerOrders: Answering = async (desk) => {
  const when = sinceMonthBegan(desk, desk.reading.slots);
  const days = daysInWords(when);
  const input = { query: { from: when.from, to: when.to } };
  const found = await read(desk, orders.list, input);
  const count = found.pagination.total;
  const said = textLine(
    t("{days}: {count, plural, =0 {no orders.} one {# order.} other {# orders.}}", {
      count,
      days,
    }),
  );
  if (count === 0) return [said];
  const listed = rowsLine(desk, {
    endpoint: "orders.list",
    input,
    page: at(pages.orders, { from: when.from, to: when.to }),
    title: t("Orders, {days}", { days }),
    rows: found.orders.map(toRow),
    count,
  });
  return [said, listed];
};

export const answerUnpaid: Answering = async (desk) => {
  const input = { query: { status: "pending_payment" as const } };
  const found = await read(desk, orders.list, input);
  const count = found.pagination.total;
  if (count === 0) return [textLine(t("No order is waiting for payment."))];
  const listed = rowsLine(desk, {
    endpoint: "orders.list",
    input,
    page: at(pages.orders, { status: "pending_payment" }),
    title: t("Waiting for payment"),
    rows: found.orders.map(toRow),
    count,
  });
  return [
    textLine(t("{count, plural, one {# order is} other {# orders are}} waiting for payment.", { count })),
    listed,
  ];
};

/** "$45.00" of a refund that is still possible. */
export const leftOf = ({ total, due_later, refunded }: Order): string =>
  moneyInWords({ ...total, amount: total.amount - due_later.amount - refunded.amount });
