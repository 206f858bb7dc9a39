import { currentUser, dropSession, setUser } from "#kernel/session/session.ts";
import { subjectOf } from "#kernel/session/token-subject.ts";
import { readTokens, tokensKey } from "#kernel/session/tokens.ts";
import { onStored } from "#kernel/storage/storage.ts";

/** Applies a log-out, a sign-in or a change of user in another tab to this tab (spec 4). */
export function followOtherTabs(lookAgain: () => void): void {
  onStored(tokensKey, () => {
    const tokens = readTokens();
    const user = currentUser();
    if (tokens === undefined) {
      if (user !== null) dropSession();
      return;
    }
    if (user !== null && subjectOf(tokens.access.token) === user.id) return;
    setUser(null);
    lookAgain();
  });
}
