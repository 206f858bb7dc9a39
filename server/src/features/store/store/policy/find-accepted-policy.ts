import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPolicy } from "./booking-policies.repository.ts";

/** The policy that a booking's customer accepted, by its hash; null without one. */
export const findAcceptedPolicy = async (db: Db, sha256: string | null): Promise<Policy | null> =>
  sha256 === null ? null : ((await findPolicy(db, sha256)) ?? null);
