// Sanitises a touch sent by a browser: folds its tags again, counts one that is too old as a direct visit,
// and moves a time in the future to now.

import type { TouchTags } from "@solodesk/contract/store/visits/attribution-of.ts";
import { foldTags, type Touch, touchDays } from "@solodesk/contract/store/visits/touch.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Visitor } from "#kernel/serve/context.ts";
import { days, minutes } from "#kernel/time/clock.ts";

export interface CountedTouch extends TouchTags {
  touchedAt: Date;
}

interface TouchContext {
  now: Date;
  /**
   * The browser opts out of tracking: only the tags in its current URL count, not what it stored or the site
   * it came from.
   */
  optsOut: boolean;
}

/** The longest a visitor stays on one page; an older touch must have been stored. */
const PAGE = minutes(30);

const direct = { platform: "direct", source: "", medium: "", campaign: "", term: "", content: "" };

export function countedTouch(sent: Touch, { now, optsOut }: TouchContext): CountedTouch {
  const at = new Date(sent.touched_at);
  const age = now.getTime() - at.getTime();
  const tags = foldTags(sent);
  const isOver = age > (optsOut ? PAGE : days(touchDays));
  if (isOver || (optsOut && tags.platform === "referral")) return { ...direct, touchedAt: now };
  return { ...tags, touchedAt: age < 0 ? now : at };
}

/**
 * Returns undefined if no touch was sent: the origin is then unknown, which is not the same as a direct
 * visit.
 */
export const receivedTouch = (
  { clock }: Pick<Deps, "clock">,
  sent: Touch | undefined,
  { optsOut }: Pick<Visitor, "optsOut">,
): CountedTouch | undefined => sent && countedTouch(sent, { now: clock.now(), optsOut });

/** A touch as stored in a row of another feature. */
export interface StoredTouch extends TouchTags {
  touched_at: string;
}

export const toStoredTouch = ({ touchedAt, ...tags }: CountedTouch): StoredTouch => ({
  ...tags,
  touched_at: touchedAt.toISOString(),
});

export const fromStoredTouch = ({ touched_at, ...tags }: StoredTouch): CountedTouch => ({
  ...tags,
  touchedAt: new Date(touched_at),
});
