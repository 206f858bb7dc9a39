// Answers that are kept in this browser, so that a start without a connection can show them.
import { AuthUser } from "@solodesk/contract/identity/auth.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { z } from "zod";
import { connection, isUnanswered } from "../api/connection.ts";
import { muteFailures, queryClient } from "../api/query-client.ts";
import { isStandIn } from "../session/load-user.ts";
import { keptAnswersKey } from "../session/personal-keys.ts";
import { currentUser, onUserChange } from "../session/session.ts";
import { subjectOf } from "../session/token-subject.ts";
import { readBearer, readTokens } from "../session/tokens.ts";
import { readJson, removeKey, writeJson } from "../storage/storage.ts";
import { now } from "../time/clock.ts";

const KeptAnswers = z.object({
  userId: z.string(),
  user: AuthUser,
  /** By the endpoint's path. */
  answers: z.record(z.string(), z.object({ at: z.number(), input: z.unknown(), answer: z.unknown() })),
});
type KeptAnswers = z.infer<typeof KeptAnswers>;

const cache = queryClient.getQueryCache();
const paths = new Set<unknown>();

/** From now on keeps the last answer of each of these endpoints, with the signed-in user. */
export function keepAnswers(endpoints: readonly Endpoint[]): void {
  for (const { path } of endpoints) paths.add(path);
  // A toast for each call would say the same as the one line on the screen.
  muteFailures(
    (error, { queryKey, state }) =>
      connection.get() === "offline" &&
      isUnanswered(error) &&
      (isStandIn() || (state.data !== undefined && paths.has(queryKey[0]))),
  );
  const keep = () => writeAnswers(endpoints);
  onUserChange(keep);
  cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (paths.has(event.query.queryKey[0])) keep();
  });
  // Some may have come before this module was loaded.
  keep();
}

function writeAnswers(endpoints: readonly Endpoint[]): void {
  const user = currentUser();
  const bearer = readBearer();
  // Another tab may have logged out, or signed in as somebody else, a moment ago.
  if (user === null || bearer === undefined || (subjectOf(bearer) ?? user.id) !== user.id) return;
  const kept = readAnswers();
  const answers = kept?.userId === user.id ? kept.answers : {};
  for (const { path } of endpoints) {
    const [last] = cache
      .findAll({ queryKey: [path], predicate: ({ state }) => state.data !== undefined })
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
    if (last)
      answers[path] = { at: last.state.dataUpdatedAt, input: last.queryKey[1], answer: last.state.data };
  }
  writeJson(keptAnswersKey, { userId: user.id, user, answers } satisfies KeptAnswers);
}

const readAnswers = (): KeptAnswers | undefined => KeptAnswers.safeParse(readJson(keptAnswersKey)).data;

/**
 * Shows the kept answers of these endpoints, with the time they were read, and returns their user. If they are not of the
 * user who is signed in, or that session has expired, removes them and returns undefined.
 */
export function openAnswers(endpoints: readonly Endpoint[]): AuthUser | undefined {
  const kept = readAnswers();
  const tokens = readTokens();
  const isOver = !tokens || new Date(tokens.refresh.expires) <= now();
  if (isOver || !kept || kept.user.id !== kept.userId || subjectOf(tokens.access.token) !== kept.userId) {
    removeKey(keptAnswersKey);
    return undefined;
  }
  for (const { path, answer } of endpoints) {
    const one = kept.answers[path];
    // A release in between may have changed the answer's shape.
    if (!one || !answer.safeParse(one.answer).success) continue;
    const queryKey = [path, one.input];
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, one.answer, { updatedAt: one.at });
  }
  return kept.user;
}
