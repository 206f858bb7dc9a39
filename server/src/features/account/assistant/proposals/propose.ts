import type {
  NamedCall,
  Proposal,
  ProposalCard,
  proposers,
} from "@solodesk/contract/account/assistant/proposal.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readMails } from "#features/platform/mail/held/read-mails.ts";
import { reasonInWords } from "#features/platform/mail/kept-reason.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { CallWithin } from "#kernel/serve/call-within.ts";
import { rehearse } from "#kernel/serve/rehearse.ts";
import { requireValid } from "#kernel/serve/validator.ts";
import { minutes } from "#kernel/time/clock.ts";
import { readStand } from "../actions/read-stand.ts";
import { getAction } from "../actions/registry.ts";
import { sha256Of } from "../sha256-of.ts";
import { insertProposal, type ProposalRow } from "./proposals.repository.ts";
import { toProposal } from "./to-proposal.ts";
import { undoTime } from "./undo-until.ts";

/** How long a card is good for: what it compares may change. */
const GOOD_FOR = minutes(15);

export interface ToPropose extends NamedCall {
  user: SessionUser;
  call: CallWithin;
  createdBy: (typeof proposers)[number];
  /** The API token that proposes it. */
  token?: { id: Id; name: string } | undefined;
}

/**
 * Works out what a call would do, by making it and taking it back, and keeps that as a proposal. Changes nothing else, and
 * sends nothing. Throws "forbidden" for what nothing may propose, and what the call refuses.
 */
export async function propose(
  deps: Deps,
  { user, call, createdBy, token, endpoint, input }: ToPropose,
): Promise<Proposal> {
  const action = getAction(endpoint);
  const about = { user, input: requireValid(action.input, input) };
  const before = await readStand(deps, action, about);
  const { result: after, mails } = await rehearse(deps, (deps) =>
    readMails(async () => {
      await call(deps, action.endpoint, about.input);
      return action.read(deps, about);
    }),
  );
  const undo = action.undo(before.state, after);
  const card: ProposalCard = {
    ...action.describe(before.state, after),
    consequences: before.consequences,
    emails: mails.map(({ recipient: to, subject, text, error }) => ({
      to,
      subject,
      text,
      not_sent: error === null ? null : reasonInWords(error),
    })),
    undo_seconds: null,
  };
  const now = deps.clock.now();
  const row: ProposalRow = {
    id: deps.newId(),
    userId: user.id,
    endpoint,
    input: about.input,
    inputSha256: sha256Of(about.input),
    beforeSha256: sha256Of(before),
    afterSha256: sha256Of(after),
    card,
    undo,
    createdBy,
    tokenName: token?.name ?? null,
    tokenId: token?.id ?? null,
    state: "open",
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOD_FOR),
    confirmedAt: null,
    undoneAt: null,
    error: null,
  };
  const time = undoTime(row);
  card.undo_seconds = time === null ? null : time / 1000;
  await insertProposal(deps.db, row);
  return toProposal(row, now);
}
