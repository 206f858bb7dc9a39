import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteHold } from "./holds.repository.ts";

/** Deletes a hold. Does nothing if the row is not a hold. */
export const dropHold = ({ db }: Pick<Deps, "db">, id: Id): Promise<void> => deleteHold(db, id);
