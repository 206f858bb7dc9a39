import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import {
  type AnswerLine,
  maxMessages,
  type Thread,
  type ThreadMessage,
} from "@solodesk/contract/account/assistant/thread.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findProposals } from "../proposals/find-proposals.ts";
import { findThreadRow, listMessageRows } from "./threads.repository.ts";

/** With each proposal as it stands now. Throws "not_found". */
export async function getThread(
  deps: Deps,
  userId: Id,
  id: Id,
): Promise<Thread & { messages: ThreadMessage[] }> {
  const row = await findThreadRow(deps.db, { userId, id });
  if (!row) throw new AppError("not_found");
  const messages = (await listMessageRows(deps.db, id, maxMessages)).toReversed();
  const proposed = messages.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.type === "card" ? [line.proposal.id] : [])),
  );
  const current = await findProposals(deps, userId, proposed);
  return {
    id,
    title: row.title,
    updated_at: row.updatedAt.toISOString(),
    messages: messages.map(({ id: messageId, text, lines, askedAt }) => ({
      id: messageId,
      text,
      lines: lines.flatMap((line) => asOfNow(line, current)),
      asked_at: askedAt.toISOString(),
    })),
  };
}

/** Nothing for a proposal that isn't kept any more. */
function asOfNow(line: AnswerLine, current: ReadonlyMap<Id, Proposal>): AnswerLine[] {
  if (line.type !== "card") return [line];
  const proposal = current.get(line.proposal.id);
  return proposal ? [{ type: "card", proposal }] : [];
}
