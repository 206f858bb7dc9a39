import type { ConfirmationWay } from "@solodesk/contract/kernel/errors.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { hasGoogle } from "../google/get-google-user.ts";
import { isOn } from "../second-factor/second-factors.repository.ts";
import { findUser } from "../users.repository.ts";

/** Returns the ways in which the user can confirm who they are. With a second factor, only a code will do. */
export async function listConfirmationWays(deps: Deps, userId: Id): Promise<ConfirmationWay[]> {
  const { db } = deps;
  if (await isOn(db, userId)) return ["code"];
  const user = await findUser(db, userId);
  const byGoogle = await hasGoogle(deps, userId);
  return [...(user?.passwordHash ? ["password" as const] : []), ...(byGoogle ? ["google" as const] : [])];
}
