// A revoked session is refused at once, so every signed-in request asks the database. One query runs at a
// time: requests that arrive meanwhile wait and then share the next one.
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

  // A session is valid only for its own user, whatever the token says.
  return async ({ id, sessionId }) => {
    next ??= gather();
    next.ids.add(sessionId);
    return (await next.live).get(sessionId) === id;
  };
}
