import { expect, test } from "vitest";
import { judgeReplay } from "./judge-replay.ts";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const token = { usedAt: ago(3), successorUsedAt: null, sessionRevokedAt: null, sessionExpiresAt: ago(-3600) };

test.each([
  ["used a moment ago, successor unused", token, "repeat"],
  ["used 10 s ago", { ...token, usedAt: ago(10) }, "repeat"],
  ["used longer ago", { ...token, usedAt: ago(10.001) }, "theft"],
  ["used, and its successor too", { ...token, successorUsedAt: ago(1) }, "theft"],
  ["of a revoked session", { ...token, sessionRevokedAt: ago(1) }, "over"],
  ["of a session at its end", { ...token, sessionExpiresAt: now }, "over"],
  ["never used, so expired", { ...token, usedAt: null }, "over"],
])("a refresh token %s", (_what, presented, meaning) => {
  expect(judgeReplay(presented, now)).toBe(meaning);
});
