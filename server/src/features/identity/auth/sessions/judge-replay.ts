import { REPLAY_GRACE } from "./session-life.ts";

interface Presented {
  usedAt: Date | null;
  successorUsedAt: Date | null;
  sessionRevokedAt: Date | null;
  sessionExpiresAt: Date;
}

/** What a known refresh token that could not be rotated means. */
export function judgeReplay(token: Presented, now: Date): "repeat" | "theft" | "over" {
  if (token.sessionRevokedAt || token.sessionExpiresAt <= now) return "over";
  if (token.usedAt === null) return "over";
  const isRecent = now.getTime() - token.usedAt.getTime() <= REPLAY_GRACE;
  return isRecent && token.successorUsedAt === null ? "repeat" : "theft";
}
