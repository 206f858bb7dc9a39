import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { endAllSessions } from "#features/identity/auth/sessions/end-all-sessions.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { getPerson } from "./get-person.ts";

/** Signs out all devices of an account and revokes its API tokens. Throws "confirmation_required", "not_found". */
export async function signOutPerson(deps: Deps, operator: SessionUser, id: Id): Promise<PersonDetails> {
  await requireConfirmed(deps, operator);
  const { email } = await getPerson(deps, id);
  await endAllSessions(deps, email);
  deps.log.info({ operator: operator.id, account: id }, "an operator signed an account out");
  return getPerson(deps, id);
}
