import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type KnownCustomer, maxCustomers } from "@solodesk/contract/scheduling/customers.ts";
import type { Db } from "#kernel/database/db.ts";
import { listCustomerRows } from "./customers.repository.ts";

/** Returns people who have had appointments with the store and whose name, email or phone matches. */
export async function findCustomers(db: Db, storeId: Id, q: string): Promise<KnownCustomer[]> {
  const rows = await listCustomerRows(db, { storeId, q, limit: maxCustomers });
  // A name without contact details adds nothing if the list has the same name with some.
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
