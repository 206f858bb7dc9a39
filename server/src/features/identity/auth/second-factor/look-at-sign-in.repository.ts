import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

interface Looked {
  /** For a code, besides. */
  asks: boolean;
  /** This kind of device: a sign-in from it is no news. */
  knows: boolean;
}

const LOOK = `
  SELECT
    EXISTS (SELECT FROM second_factors WHERE user_id = $1 AND enabled_at IS NOT NULL) AS asks,
    EXISTS (SELECT FROM known_devices WHERE user_id = $1 AND name = $2) AS knows`;

/** What is asked at every sign-in, in one statement. */
export async function lookAtSignIn(db: Db, userId: Id, device: string): Promise<Looked> {
  const [row] = await prepared<Looked & Record<string, unknown>>(db, "look-at-sign-in", LOOK, [
    userId,
    device,
  ]);
  if (!row) throw new Error("Looking answered nothing.");
  return row;
}
