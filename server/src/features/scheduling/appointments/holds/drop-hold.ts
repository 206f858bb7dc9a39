import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteHold } from "./holds.repository.ts";

/** A row that is no hold stays. */
export const dropHold = ({ db }: Pick<Deps, "db">, id: Id): Promise<void> => deleteHold(db, id);
