import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import { hasGoogle } from "../google/get-google-user.ts";
import { IDLE_LIFE } from "../sessions/session-life.ts";
import { listLiveSessions } from "../sessions/sessions.repository.ts";
import { findUser } from "../users.repository.ts";

/** Returns figures about the security of an account. */
export async function getSecurity(
  deps: Pick<Deps, "db" | "clock" | "google">,
  userId: Id,
): Promise<Subscription["securityContext"]> {
  const { db, clock } = deps;
  const now = clock.now();
  const user = await findUser(db, userId);
  const live = await listLiveSessions(db, userId, now, after(now, -IDLE_LIFE));
  const signedIn = live.map(({ createdAt }) => createdAt.getTime());
  return {
    emailVerified: Boolean(user?.emailVerifiedAt),
    googleLinked: await hasGoogle(deps, userId),
    activeSessions: live.length,
    lastSignInAt: signedIn.length === 0 ? null : new Date(Math.max(...signedIn)).toISOString(),
  };
}
