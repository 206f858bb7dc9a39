import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type KnownCustomer, maxCustomers } from "@solodesk/contract/scheduling/customers.ts";
import type { Deps } from "#kernel/deps.ts";
import { listCustomerRows, sumOpenOf } from "./customers.repository.ts";

/** Returns people who have had appointments with the store and whose name, email or phone matches, with what they owe. */
export async function findCustomers(
  { db, config }: Pick<Deps, "db" | "config">,
  storeId: Id,
  q: string,
): Promise<KnownCustomer[]> {
  const rows = await listCustomerRows(db, { storeId, q, limit: maxCustomers });
  const open = await sumOpenOf(
    db,
    storeId,
    rows.map(({ person }) => person),
  );
  // A name without contact details adds nothing if the list has the same name with some.
  const isReached = ({ email, phone }: { email: string; phone: string }) => email !== "" || phone !== "";
  const reached = new Set(rows.filter(isReached).map(({ name }) => name.toLowerCase()));
  return rows
    .filter((row) => isReached(row) || !reached.has(row.name.toLowerCase()))
    .map(({ person, name, email, phone, last_at }) => ({
      name,
      email,
      phone,
      last_at: new Date(last_at).toISOString(),
      owes: { amount: open.get(person) ?? 0, currency: config.CURRENCY },
    }));
}
