import type { SecondFactorState } from "@solodesk/contract/identity/auth/second-factor.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { findFactor } from "./find-factor.ts";

export async function getSecondFactor({ db }: Pick<Deps, "db">, userId: Id): Promise<SecondFactorState> {
  const factor = await findFactor(db, userId);
  return {
    enabled: factor !== undefined,
    enrolledAt: factor?.enabledAt.toISOString() ?? null,
    recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
  };
}
