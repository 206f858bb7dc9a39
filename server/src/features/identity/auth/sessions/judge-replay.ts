import { REPLAY_GRACE } from "./session-life.ts";

interface Presented {
  usedAt: Date | null;
  successorUsedAt: Date | null;
  sessionRevokedAt: Date | null;
  sessionExpiresAt: Date;
}

/** Decides why a known refresh token could not be rotated. */
export function judgeReplay(token: Presented, now: Date): "repeat" | "theft" | "over" {
  if (token.sessionRevokedAt || token.sessionExpiresAt <= now) return "over";
  if (token.usedAt === null) return "over";
  const isRecent = now.getTime() - token.usedAt.getTime() <= REPLAY_GRACE;
  return isRecent && token.successorUsedAt === null ? "repeat" : "theft";
}
