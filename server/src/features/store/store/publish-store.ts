import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { findByUser, updateStore } from "./store.repository.ts";

/** Puts the store online or takes it offline; returns whether that changed anything. */
export async function publishStore(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: Id,
  published: boolean,
): Promise<boolean> {
  const found = await findByUser(db, userId);
  if (!found || found.store.published === published) return false;
  await updateStore(db, userId, { published }, clock.now());
  return true;
}
