import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { findUser } from "../users.repository.ts";
import { namesOperator } from "./is-operator.ts";
import { requireOperator } from "./require-operator.ts";

/**
 * Whether the operator still is one, and the account still one that they can view: not deleted, and not an operator's. Asked on
 * each call, so that a view ends at once.
 */
export async function canView(
  deps: Pick<Deps, "db" | "config">,
  operator: SessionUser,
  userId: Id,
): Promise<boolean> {
  const [isOperator, viewed] = await Promise.all([
    isStillOperator(deps, operator),
    findUser(deps.db, userId),
  ]);
  return isOperator && viewed?.deletedAt === null && !namesOperator(deps.config, viewed.email);
}

async function isStillOperator(deps: Pick<Deps, "db" | "config">, operator: SessionUser): Promise<boolean> {
  try {
    await requireOperator(deps, operator);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    throw refusal;
  }
}
