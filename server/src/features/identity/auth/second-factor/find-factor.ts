import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { countRecoveryCodes } from "./recovery/recovery-codes.repository.ts";
import { findFactorRow } from "./second-factors.repository.ts";

interface Factor {
  enabledAt: Date;
  recoveryCodesLeft: number;
}

/** Returns the second factor of an account; undefined if none is on. */
export async function findFactor(db: Db, userId: Id): Promise<Factor | undefined> {
  const factor = await findFactorRow(db, userId);
  if (!factor?.enabledAt) return undefined;
  return { enabledAt: factor.enabledAt, recoveryCodesLeft: await countRecoveryCodes(db, userId) };
}
