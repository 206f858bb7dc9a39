import type { Choice } from "@solodesk/contract/account/assistant/thread.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { isChange } from "../intents.ts";
import { hasWords, withoutAccents } from "../read/words.ts";
import {
  type Answering,
  AskBack,
  type AskedDesk,
  at,
  choicesLine,
  read,
  rowsLine,
  textLine,
} from "./desk.ts";

/** A service, or a product of the seller's catalogue. */
export interface Thing {
  kind: "service" | "product";
  id: string;
  name: string;
  /** The seller's own. */
  price: Money;
  /** Null if it is endless; undefined for a service. */
  stock?: number | null;
}

/** The service or product that is meant. Asks back if several could be, and says so if none is. */
export async function findThing(desk: AskedDesk): Promise<Thing> {
  const { reading, here, question } = desk;
  const name = reading.slots.thing ?? "";
  const all = await listThings(desk, reading.slots.isHere || here.about !== undefined ? "" : name);
  if (here.about !== undefined) {
    const named = all.find(({ id }) => id === here.about);
    if (named) return named;
  }
  if (reading.slots.isHere) {
    const open = all.find(({ id }) => id === here.service || id === here.product);
    if (!open) throw new AskBack(textLine(t("Open a service or a product first, or say its name.")));
    return open;
  }
  const exact = all.filter((thing) => withoutAccents(thing.name) === withoutAccents(name));
  const found = exact.length > 0 ? exact : all;
  const [first, second] = found;
  if (!first) throw new AskBack(textLine(t("You don't sell anything called “{name}”.", { name })));
  const isClose = exact.length > 0 || hasWords(first.name, withoutAccents(name));
  if (!second && (isClose || !isChange(reading.intent))) return first;
  const choices = found.slice(0, 8).map(
    (thing): Choice => ({
      label: thing.name,
      question,
      whole: true,
      context: { about: thing.id },
    }),
  );
  throw new AskBack(textLine(t("Which one?||of several services or products")), choicesLine(choices));
}

async function listThings(desk: AskedDesk, q: string): Promise<Thing[]> {
  const { services, products } = await read(desk, catalog.listMine, { query: { q } });
  return [
    ...services.map(({ id, name, price }) => ({ kind: "service" as const, id, name, price })),
    ...products.map(({ id, name, list_price: price, stock }) => ({
      kind: "product" as const,
      id,
      name,
      price,
      stock,
    })),
  ];
}

export const pageOf = ({ kind, id }: Thing): string =>
  kind === "service" ? `${pages.services}/${id}` : at(pages.services, { product: id });

export const answerPrice: Answering = async (desk) => {
  const thing = await findThing(desk);
  const { name, price } = thing;
  return [
    textLine(t("{name} costs {price}.", { name, price: moneyInWords(price) })),
    rowsLine(desk, {
      endpoint: "catalog.listMine",
      input: { query: { q: name } },
      page: pageOf(thing),
      title: t("Price"),
      rows: [{ label: name, amount: price, page: pageOf(thing) }],
    }),
  ];
};

export const answerStock: Answering = async (desk) => {
  const thing = await findThing(desk);
  const { name, stock, kind } = thing;
  if (kind === "service") return [textLine(t("{name} is a service, so it has no stock.", { name }))];
  const said =
    stock === null || stock === undefined
      ? t("{name} has no stock limit.", { name })
      : t("{count, plural, =0 {{name} is sold out.} other {{name}: {count} left.}}", {
          name,
          count: stock,
        });
  return [
    textLine(said),
    rowsLine(desk, {
      endpoint: "catalog.listMine",
      input: { query: { q: name } },
      page: pageOf(thing),
      title: t("Stock"),
      rows: [
        {
          label: name,
          value: stock === null || stock === undefined ? t("Unlimited") : String(stock),
          page: pageOf(thing),
        },
      ],
    }),
  ];
};
