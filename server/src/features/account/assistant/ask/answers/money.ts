import type { AnswerRow } from "@solodesk/contract/account/assistant/thread.ts";
import type { RevenueRow } from "@solodesk/contract/account/dashboard/revenue.ts";
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import type { When } from "../read/resolve-when.ts";
import { writeQuestion } from "../write-question.ts";
import { daysInWords, sinceMonthBegan } from "./days-in-words.ts";
import {
  type Answering,
  type AskedDesk,
  at,
  MOST_ROWS,
  read,
  rowsLine,
  textLine,
  withShares,
} from "./desk.ts";
import { findThing, type Thing } from "./goods.ts";

type Grouping = "service" | "product" | "customer";

const titles: Record<Grouping, (days: string) => string> = {
  service: (days) => t("Revenue by service, {days}", { days }),
  product: (days) => t("Revenue by product, {days}", { days }),
  customer: (days) => t("Revenue by customer, {days}", { days }),
};

/** Revenue and what it is made of. The last row holds the rest, so that the rows add up to the total. */
export const revenueBy =
  (by: Grouping): Answering =>
  async (desk) => {
    const when = sinceMonthBegan(desk, desk.reading.slots);
    const days = daysInWords(when);
    const input = { query: { ...when, by } };
    const { data, rest, total, count } = await read(desk, dashboard.listRevenue, input);
    const said = textLine(t("{days}: you earned {amount}.", { amount: moneyInWords(total), days }));
    if (total.amount === 0 && count === 0) return [said];
    const rows = data.map((row) => ({
      label: row.name,
      detail: t("{count, plural, one {# sale} other {# sales}}", { count: row.count }),
      amount: row.amount,
      ...behind(desk, row, by, when),
    }));
    const shown = withShares(rows).slice(0, MOST_ROWS - 1);
    const left = total.amount - shown.reduce((sum, { amount }) => sum + amount.amount, 0);
    const isWhole = rows.length <= shown.length;
    const restRow = {
      label: isWhole ? restName(by) : t("Everything else"),
      amount: { ...rest, amount: left },
    };
    const listed = rowsLine(desk, {
      endpoint: "dashboard.listRevenue",
      input,
      page: at(`${pages.transactions}/sales`, { from: when.from, to: when.to }),
      title: titles[by](days),
      rows: [...shown, ...(left === 0 ? [] : [restRow])],
      total,
    });
    return [said, listed];
  };

const restName = (by: Grouping): string => {
  if (by === "service") return t("Products, shipping and other");
  return by === "product" ? t("Services, shipping and other") : t("Other");
};

/** What lists the sales behind a row. */
function behind(
  desk: AskedDesk,
  { id, name }: RevenueRow,
  by: Grouping,
  { from, to }: When,
): Pick<AnswerRow, "question" | "context"> {
  if (by === "customer" || id === undefined) return {};
  const days = from === to ? from : `${from} ${desk.grammar.until} ${to}`;
  const { question } = writeQuestion(desk.grammar, "revenue_of", { thing: name, when: days });
  return { question, context: { about: id, sold: { name: name.slice(0, 200), from, to } } };
}

/** Also what isn't sold any more, if the question came with a row. */
async function findSold(desk: AskedDesk): Promise<Pick<Thing, "id" | "name">> {
  const { about } = desk.here;
  return about === undefined ? findThing(desk) : { id: about, name: desk.reading.slots.thing ?? "" };
}

/** What one service or product brought in, sale by sale. */
export const answerRevenueOf: Answering = async (desk) => {
  const thing = await findSold(desk);
  const when = sinceMonthBegan(desk, desk.reading.slots);
  const days = daysInWords(when);
  const input = {
    query: {
      ...when,
      by: "sale" as const,
      item_id: thing.id,
    },
  };
  const { data, total, count } = await read(desk, dashboard.listRevenue, input);
  const said = textLine(
    t("{days}: {name} earned {amount} from {count, plural, one {# sale} other {# sales}}.", {
      name: thing.name,
      amount: moneyInWords(total),
      count,
      days,
    }),
  );
  if (count === 0) return [said];
  const rows = data.map(({ name, at: moment, amount, appointment_id: visit, order_id: order }) => ({
    label: name,
    ...(moment !== undefined && {
      detail: startInWords({ startsAt: new Date(moment) }, desk.store.timezone),
    }),
    amount,
    page:
      visit === undefined
        ? at(pages.orders, order === undefined ? {} : { order })
        : at(`${pages.appointments}/all`, { appointment: visit }),
  }));
  const listed = rowsLine(desk, {
    endpoint: "dashboard.listRevenue",
    input,
    page: at(`${pages.transactions}/sales`, { from: when.from, to: when.to }),
    title: t("Sales of {name}, {days}", { name: thing.name, days }),
    rows: withRest(rows, total),
    total,
  });
  return [said, listed];
};

/** The largest, and one row for all others. */
function withRest(rows: readonly (AnswerRow & { amount: Money })[], total: Money): AnswerRow[] {
  const shown = rows.slice(0, MOST_ROWS - 1);
  const left = total.amount - shown.reduce((sum, { amount }) => sum + amount.amount, 0);
  return left === 0 ? shown : [...shown, { label: t("Everything else"), amount: { ...total, amount: left } }];
}

export const answerBalance: Answering = async (desk) => {
  const { data } = await read(desk, wallet.get, { query: {} });
  const rows = [
    { label: t("Credits"), amount: data.recharged },
    { label: t("Earnings"), amount: data.earnings },
    { label: t("Pending earnings"), amount: data.pending },
  ];
  return [
    textLine(
      t("You have {credits} in credits and {earnings} in earnings.", {
        credits: moneyInWords(data.recharged),
        earnings: moneyInWords(data.earnings),
      }),
    ),
    rowsLine(desk, { endpoint: "wallet.get", input: {}, page: pages.transactions, title: t("Wallet"), rows }),
  ];
};

export const answerWithdrawable: Answering = async (desk) => {
  const { data } = await read(desk, wallet.get, { query: {} });
  const rows = [{ label: t("Available to withdraw"), amount: data.earnings, page: pages.withdrawal }];
  return [
    textLine(t("{amount} is available to withdraw.", { amount: moneyInWords(data.earnings) })),
    rowsLine(desk, {
      endpoint: "wallet.get",
      input: {},
      page: pages.withdrawal,
      title: t("Withdrawals"),
      rows,
    }),
  ];
};

/** What isn't released yet, row by row. */
export const answerHeld: Answering = async (desk) => {
  const input = { query: { figure: "pending" as const } };
  const { data, total, pagination } = await read(desk, wallet.listRows, input);
  if (total.amount === 0) return [textLine(t("None of your money is on hold."))];
  const day = dateFormat({ dateStyle: "medium", timeZone: desk.store.timezone.toLowerCase() });
  const rows = data.map(({ description, at: moment, amount }) => ({
    label: description,
    detail: day.format(new Date(moment)),
    amount,
  }));
  return [
    textLine(
      t("{amount} is on hold. The withdrawal page says why, and when it is released.", {
        amount: moneyInWords(total),
      }),
    ),
    rowsLine(desk, {
      endpoint: "wallet.listRows",
      input,
      page: pages.withdrawal,
      title: t("On hold"),
      rows,
      total,
      count: pagination.total,
    }),
  ];
};

export const answerPayouts: Answering = async (desk) => {
  const input = { query: { type: "payout" as const } };
  const { data, pagination } = await read(desk, wallet.listTransactions, input);
  if (pagination.total === 0) return [textLine(t("You haven't withdrawn anything yet."))];
  const day = dateFormat({ dateStyle: "medium", timeZone: desk.store.timezone.toLowerCase() });
  const rows = data.map(({ description, at: moment, amount }) => ({
    label: description,
    detail: day.format(new Date(moment)),
    amount,
  }));
  return [
    rowsLine(desk, {
      endpoint: "wallet.listTransactions",
      input,
      page: `${pages.transactions}/payouts`,
      title: t("Withdrawals"),
      rows,
      count: pagination.total,
    }),
  ];
};
