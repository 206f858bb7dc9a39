// Remembers which items each open payment is for. Only a paid order takes items out of the cart, and only the
// ordered ones: items added meanwhile stay.
import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import { readJson, removeKey, writeJson } from "#kernel/storage/storage.ts";
import { CartItem, itemKey } from "./cart-item.ts";
import { orderedKey } from "./cart-key.ts";
import { takeOut } from "./cart-store.ts";
import { forgetCodes } from "./codes.ts";

const Ordered = z.array(z.object({ payment: Id, items: z.array(CartItem) }));
type Ordered = z.infer<typeof Ordered>;

/** Abandoned payments add up, so only the newest ones are remembered. */
const most = 10;

const kept = (): Ordered => Ordered.safeParse(readJson(orderedKey)).data ?? [];

const write = (all: Ordered): void => (all.length === 0 ? removeKey(orderedKey) : writeJson(orderedKey, all));

export function keepOrdered(payment: Id, items: readonly CartItem[]): void {
  const others = kept().filter((one) => one.payment !== payment);
  const ordered = items.map(({ answers: _answers, notes: _notes, ...item }) => item);
  write([...others, { payment, items: ordered }].slice(-most));
}

/** Takes the items of a paid payment out of the cart. Returns false if it is unknown or was taken before. */
export function takeOrdered(payment: Id): boolean {
  const all = kept();
  const ordered = all.find((one) => one.payment === payment);
  if (!ordered) return false;
  write(all.filter((one) => one !== ordered));
  takeOut(new Map(ordered.items.map((item) => [itemKey(item), item.quantity])));
  forgetCodes();
  return true;
}
