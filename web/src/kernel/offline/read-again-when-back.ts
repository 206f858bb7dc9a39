import { health } from "@solodesk/contract/platform/health.ts";
import { call } from "../api/call.ts";
import { connection } from "../api/connection.ts";
import { queryClient } from "../api/query-client.ts";
import { fetchProfile, isStandIn } from "../session/load-user.ts";
import { currentUser } from "../session/session.ts";

/** Milliseconds between two attempts to reach the server. */
const PAUSE = 30_000;

let attempts: ReturnType<typeof setInterval> | undefined;

/** While there is no connection, tries every 30 seconds; once there is one, fetches what the page shows again. */
export function readAgainWhenBack(): void {
  connection.subscribe(follow);
  // There may be one again already while the user on screen is still the kept one.
  if (connection.get() === "offline" || isStandIn()) follow();
}

function follow(): void {
  clearInterval(attempts);
  if (connection.get() === "online") void readAgain();
  if (connection.get() === "offline" || isStandIn()) attempts = setInterval(() => void attempt(), PAUSE);
}

/** Any answer makes the connection "online"; the next attempt is made if there is none, or if it doesn't name the user. */
async function attempt(): Promise<void> {
  if (connection.get() === "offline")
    await (isStandIn() ? fetchProfile() : call(health.checkLiveness, {})).catch(() => undefined);
  else if (isStandIn()) await readAgain();
  else clearInterval(attempts);
}

async function readAgain(): Promise<void> {
  const showsKept = isStandIn();
  // The session may have ended in the meantime, which ends it here too.
  if (showsKept) await fetchProfile().catch(() => undefined);
  if (currentUser() === null || isStandIn()) return;
  await queryClient.refetchQueries({
    type: "active",
    // Not all: what was answered since the start is recent. And if one call keeps failing while others are answered, those
    // would be repeated without end.
    predicate: (query) =>
      query.state.status === "error" ||
      query.isStale() ||
      (showsKept && query.state.dataUpdatedAt < performance.timeOrigin),
  });
}
