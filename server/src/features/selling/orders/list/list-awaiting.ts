import type { Deps } from "#kernel/deps.ts";
import { listItems } from "../order-items.repository.ts";
import { listAwaitingRestock } from "../orders.repository.ts";

export interface AwaitingOrder {
  number: number;
  customerName: string;
  pieces: { name: string; quantity: number }[];
}

/** Orders with sent pieces that wait for the marketplace to confirm their return, oldest first. */
export async function listAwaiting({ db }: Pick<Deps, "db">, limit: number): Promise<AwaitingOrder[]> {
  const rows = await listAwaitingRestock(db, limit);
  const items = await listItems(db, rows);
  return rows.map(({ id, number, customerName }) => ({
    number,
    customerName,
    pieces: items.flatMap(({ orderId, name, awaitingRestock }) =>
      orderId === id && awaitingRestock > 0 ? [{ name, quantity: awaitingRestock }] : [],
    ),
  }));
}
