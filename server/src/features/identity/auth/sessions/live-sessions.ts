// A revoked session is refused at once, so every signed-in request asks the database. One question is under way at a
// time: requests that arrive meanwhile wait for it and then ask theirs together, in one statement.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { findLiveSessions } from "./sessions.repository.ts";

export function liveSessions({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): (user: SessionUser) => Promise<boolean> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { ids: Set<Id>; live: Promise<Map<Id, Id>> } | undefined;

  function gather() {
    const ids = new Set<Id>();
    const live = underWay.then(() => {
      next = undefined;
      return findLiveSessions(db, [...ids], clock.now());
    });
    underWay = live.catch(() => undefined);
    return { ids, live };
  }

  // A session speaks for its own user alone, whatever a token says.
  return async ({ id, sessionId }) => {
    next ??= gather();
    next.ids.add(sessionId);
    return (await next.live).get(sessionId) === id;
  };
}
