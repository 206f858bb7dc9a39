// What each payment that is under way is for. A cart is emptied by nothing but an order that is paid, and only of what was
// ordered: what was put in meanwhile stays.
import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import { readJson, removeKey, writeJson } from "#kernel/storage/storage.ts";
import { CartItem, itemKey } from "./cart-item.ts";
import { orderedKey } from "./cart-key.ts";
import { takeOut } from "./cart-store.ts";

const Ordered = z.array(z.object({ payment: Id, items: z.array(CartItem) }));
type Ordered = z.infer<typeof Ordered>;

/** Payments that are begun and left again add up: the oldest are forgotten. */
const most = 10;

const kept = (): Ordered => Ordered.safeParse(readJson(orderedKey)).data ?? [];

const write = (all: Ordered): void => (all.length === 0 ? removeKey(orderedKey) : writeJson(orderedKey, all));

export function keepOrdered(payment: Id, items: readonly CartItem[]): void {
  const others = kept().filter((one) => one.payment !== payment);
  write([...others, { payment, items: [...items] }].slice(-most));
}

/** Once it is paid. False where this browser knows nothing of it, or has heard of it before. */
export function takeOrdered(payment: Id): boolean {
  const all = kept();
  const ordered = all.find((one) => one.payment === payment);
  if (!ordered) return false;
  write(all.filter((one) => one !== ordered));
  takeOut(new Map(ordered.items.map((item) => [itemKey(item), item.quantity])));
  return true;
}
