import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Destination } from "@solodesk/contract/selling/payouts.ts";
import type { Deps } from "#kernel/deps.ts";
import { listOwn } from "./destinations.repository.ts";
import { toDestination } from "./to-destination.ts";

export async function listDestinations({ db }: Pick<Deps, "db">, userId: Id): Promise<Destination[]> {
  return (await listOwn(db, userId)).map(toDestination);
}
