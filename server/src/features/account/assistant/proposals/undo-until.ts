import { EARLY } from "#kernel/jobs/wake-job.ts";
import { after, minutes, seconds } from "#kernel/time/clock.ts";
import type { ProposalRow } from "./proposals.repository.ts";

/** How long a proposal that sends emails can be undone. */
const MAILS_WAIT = seconds(10);
/** How long its emails are held: jobs may start early, and it is confirmed a moment after they are written. */
export const MAILS_HELD = MAILS_WAIT + EARLY + seconds(1);
/** How long a change that sends no emails can be undone. */
const CHANGES_WAIT = minutes(10);

/** In milliseconds; null if it is final. */
export const undoTime = ({ undo, card }: Pick<ProposalRow, "undo" | "card">): number | null => {
  if (undo === null) return null;
  return card.emails.length > 0 ? MAILS_WAIT : CHANGES_WAIT;
};

/** Until when a proposal can be undone; null if it can't be. */
export function undoUntil(row: ProposalRow): Date | null {
  const time = undoTime(row);
  return row.state === "confirmed" && row.confirmedAt && time !== null ? after(row.confirmedAt, time) : null;
}
