import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { auth } from "@solodesk/contract/auth.ts";
import { AppError } from "#kernel/app-error.ts";
import { after } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/session.ts";
import { requirePassword } from "./require-password.ts";
import { FRESH_LIFE } from "./session-life.ts";
import { confirmSession } from "./sessions.repository.ts";

/** Makes this session fresh, and no other of the same person. Throws "validation_failed", "rate_limited". */
export async function confirm(
  deps: Deps,
  user: SessionUser,
  password: string,
): Promise<Answer<typeof auth.confirm>["data"]> {
  await requirePassword(deps, user.id, { password, field: "password" });
  const now = deps.clock.now();
  if (!(await confirmSession(deps.db, user.sessionId, now))) throw new AppError("unauthenticated");
  return { confirmedUntil: after(now, FRESH_LIFE).toISOString() };
}
