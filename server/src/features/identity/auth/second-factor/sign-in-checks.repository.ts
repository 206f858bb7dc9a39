import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

interface SignInChecks {
  /** Whether the account requires a code. */
  asks: boolean;
  /** Whether the account knows this kind of device, so that no email is needed. */
  knows: boolean;
}

const SIGN_IN_CHECKS = `
  SELECT
    EXISTS (SELECT FROM second_factors WHERE user_id = $1 AND enabled_at IS NOT NULL) AS asks,
    EXISTS (SELECT FROM known_devices WHERE user_id = $1 AND name = $2) AS knows`;

/** Looks up in one statement what every sign-in needs to know. */
export async function findSignInChecks(db: Db, userId: Id, device: string): Promise<SignInChecks> {
  const [row] = await prepared<SignInChecks & Record<string, unknown>>(
    db,
    "look-at-sign-in",
    SIGN_IN_CHECKS,
    [userId, device],
  );
  if (!row) throw new Error("Looking answered nothing.");
  return row;
}
