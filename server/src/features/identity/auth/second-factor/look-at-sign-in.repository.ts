import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

interface Looked {
  /** Whether the account requires a code. */
  asks: boolean;
  /** Whether the account knows this kind of device, so that no email is needed. */
  knows: boolean;
}

const LOOK = `
  SELECT
    EXISTS (SELECT FROM second_factors WHERE user_id = $1 AND enabled_at IS NOT NULL) AS asks,
    EXISTS (SELECT FROM known_devices WHERE user_id = $1 AND name = $2) AS knows`;

/** Looks up in one statement what every sign-in needs to know. */
export async function lookAtSignIn(db: Db, userId: Id, device: string): Promise<Looked> {
  const [row] = await prepared<Looked & Record<string, unknown>>(db, "look-at-sign-in", LOOK, [
    userId,
    device,
  ]);
  if (!row) throw new Error("Looking answered nothing.");
  return row;
}
