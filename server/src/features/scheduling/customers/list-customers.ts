import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { KnownCustomer } from "@solodesk/contract/scheduling/customers.ts";
import { findCustomers } from "#features/scheduling/appointments/list/find-customers.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";

/** Returns none if the user has no store. */
export async function listCustomers(
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  q: string,
): Promise<KnownCustomer[]> {
  const store = await findStoreOfUser(deps.db, userId);
  return store ? findCustomers(deps, store.id, q) : [];
}
