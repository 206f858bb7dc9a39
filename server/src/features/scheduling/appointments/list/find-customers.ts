import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type KnownCustomer, mostCustomers } from "@solodesk/contract/scheduling/customers.ts";
import type { Db } from "#kernel/database/db.ts";
import { listCustomers } from "./customers.repository.ts";

/** People whom a store has had appointments with and whose name, email or phone has these words. */
export async function findCustomers(db: Db, storeId: Id, q: string): Promise<KnownCustomer[]> {
  const rows = await listCustomers(db, { storeId, q, limit: mostCustomers });
  // Who was once written down by name alone says no more than their namesake who can be reached.
  const isReached = ({ email, phone }: { email: string; phone: string }) => email !== "" || phone !== "";
  const reached = new Set(rows.filter(isReached).map(({ name }) => name.toLowerCase()));
  return rows
    .filter((row) => isReached(row) || !reached.has(row.name.toLowerCase()))
    .map(({ name, email, phone, last_at }) => ({
      name,
      email,
      phone,
      last_at: new Date(last_at).toISOString(),
    }));
}
