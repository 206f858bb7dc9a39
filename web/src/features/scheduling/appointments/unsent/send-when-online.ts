import { connection } from "#kernel/api/connection.ts";
import { currentUser, onUserChange } from "#kernel/session/session.ts";
import { followUnsent, unsentChanges } from "./unsent-changes.ts";

/** Milliseconds until the server is asked again after it took a change neither way, for example while it is overloaded. */
const PAUSE = 30_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Sends what was kept as soon as there is a connection and the user who changed it is signed in. */
export function sendWhenOnline(): void {
  followUnsent();
  attempt();
  connection.subscribe(attempt);
  onUserChange(attempt);
}

function attempt(): void {
  clearTimeout(again);
  if (connection.get() === "offline" || currentUser() === null || unsentChanges().length === 0) return;
  import("./send-unsent.ts")
    .then(({ sendUnsent }) => sendUnsent())
    // If its code can't be loaded, the next attempt loads it.
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(again);
      if (unsentChanges().length > 0) again = setTimeout(attempt, PAUSE);
    });
}
