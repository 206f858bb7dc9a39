import type { ProposedCall } from "@solodesk/contract/account/assistant/proposal.ts";
import { proposalsPath } from "@solodesk/contract/account/assistant/proposals-path.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { CalledInput, CallWithin } from "#kernel/serve/call-within.ts";
import { proposable } from "../actions/registry.ts";
import { propose } from "./propose.ts";

interface ToProposeForToken {
  user: SessionUser;
  call: CallWithin;
  endpoint: Endpoint;
  input: CalledInput;
}

/**
 * Proposes the call that an API token makes, and tells the seller: in the seller's language, whichever the program asks for.
 * Throws what `propose` throws.
 */
export async function proposeForToken(
  deps: Deps,
  { user, call, endpoint, input }: ToProposeForToken,
): Promise<ProposedCall> {
  const [name] = Object.entries(proposable).find(([, action]) => action.endpoint === endpoint) ?? [];
  if (name === undefined) throw new AppError("forbidden");
  const parts = (["params", "query", "body"] as const).filter((part) => endpoint[part] !== undefined);
  const data = await writeToOwner(deps.db, user.id, () =>
    propose(deps, {
      user,
      call,
      createdBy: "token",
      token: user.token && { id: user.sessionId, name: user.token.name },
      endpoint: name,
      input: Object.fromEntries(parts.map((part) => [part, input[part]])),
    }),
  );
  if (!data) throw new AppError("unauthenticated");
  await sendNotification(deps.db, {
    userId: user.id,
    kind: "proposal",
    about: data.card.title,
    path: proposalsPath,
    // The panel lists all that wait.
    unlessUnread: true,
  });
  return {
    status: true,
    message: t("Nothing has changed yet. It happens once the seller confirms it in Solodesk."),
    data,
    confirm_at: deps.ownOrigin.get() + proposalsPath,
  };
}
