import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { isTokenLive } from "#features/identity/auth/tokens/open-token.ts";
import { withMailRule } from "#features/platform/mail/held/mail-rule.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { CallWithin } from "#kernel/serve/call-within.ts";
import { readStand } from "../actions/read-stand.ts";
import { getAction } from "../actions/registry.ts";
import { deleteTrendsOf } from "../briefing/briefing.repository.ts";
import { sha256Of } from "../sha256-of.ts";
import { notOpen } from "./not-open.ts";
import { changeProposal, lockProposal, type ProposalRow } from "./proposals.repository.ts";
import { propose } from "./propose.ts";
import { toProposal } from "./to-proposal.ts";
import { MAILS_HELD } from "./undo-until.ts";

interface ToConfirm {
  user: SessionUser;
  call: CallWithin;
  id: Id;
  /** Of the input that the person read. */
  sha256: string;
}

/**
 * Makes the call that was proposed, in one transaction with the proposal, so it is made once or not at all. A second
 * confirmation changes nothing. Throws "not_found", "invalid_transition" if it isn't open any more, "version_conflict" with a
 * new proposal if what it changes has changed since, and what the call refuses; it stays open if the caller has to confirm who
 * they are first.
 */
export async function confirmProposal(deps: Deps, wanted: ToConfirm): Promise<Proposal> {
  const which = { userId: wanted.user.id, id: wanted.id };
  try {
    return await inTransaction(deps, (deps) => confirm(deps, wanted));
  } catch (error) {
    if (error instanceof Changed) return renew(deps, wanted, error.row);
    if (error instanceof Refused) {
      await changeProposal(deps.db, which, "open", { state: "failed", error: error.by.message });
      throw error.by;
    }
    throw error;
  }
}

async function confirm(deps: Deps, { user, call, id, sha256 }: ToConfirm): Promise<Proposal> {
  const which = { userId: user.id, id };
  const row = await lockProposal(deps.db, which);
  if (!row) throw new AppError("not_found");
  const now = deps.clock.now();
  if (row.inputSha256 !== sha256) throw new AppError("version_conflict");
  if (row.state === "confirmed") return toProposal(row, now);
  if (row.state !== "open" || row.expiresAt <= now) throw notOpen();
  if (row.tokenId !== null && !(await isTokenLive(deps, user.id, row.tokenId)))
    throw new AppError("invalid_transition", {
      message: t("The API token that proposed this was revoked or has expired."),
    });
  const action = getAction(row.endpoint);
  const before = await readStand(deps, action, { user, input: row.input });
  if (sha256Of(before) !== row.beforeSha256) throw new Changed(row);
  await withMailRule({ hold: { proposalId: id, wait: MAILS_HELD } }, () =>
    call(deps, action.endpoint, row.input),
  ).catch(refuse);
  const confirmed = await changeProposal(deps.db, which, "open", { state: "confirmed", confirmedAt: now });
  await deleteTrendsOf(deps.db, user.id);
  await recordAudit(deps.db, { userId: user.id, event: "proposal_confirmed", about: aboutOf(row) });
  return toProposal(confirmed ?? row, now);
}

/** What was confirmed, and which API token proposed it. */
const aboutOf = ({ card: { title }, tokenName: token }: ProposalRow): string =>
  token === null ? title : t("{title}, proposed by {token}", { title, token });

/** What it changes is not any more what the card showed. */
class Changed extends Error {
  readonly row: ProposalRow;

  constructor(row: ProposalRow) {
    super("A proposal is out of date.");
    this.row = row;
  }
}

/** Refusals that pass: the proposal stays open. */
const passing: readonly string[] = [
  "confirmation_required",
  "rate_limited",
  "unavailable",
  "gateway_unavailable",
];

/** The call refused for good. */
class Refused extends Error {
  readonly by: AppError;

  constructor(by: AppError) {
    super(by.message);
    this.by = by;
  }
}

function refuse(error: unknown): never {
  throw error instanceof AppError && !passing.includes(error.code) ? new Refused(error) : error;
}

/** Puts a new card in the place of one that no longer says what would happen. */
async function renew(deps: Deps, { user, call }: ToConfirm, row: ProposalRow): Promise<never> {
  await changeProposal(deps.db, row, "open", { state: "stale" });
  const { endpoint, input, createdBy, tokenId, tokenName } = row;
  const token = tokenId !== null && tokenName !== null ? { id: tokenId, name: tokenName } : undefined;
  throw new AppError("version_conflict", {
    data: await propose(deps, { user, call, endpoint, input, createdBy, token }),
  });
}
