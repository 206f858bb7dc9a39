// What of a touch counts, whatever a browser sends: it is folded once more, and too old or too new a one is none.

import type { TouchTags } from "@solodesk/contract/store/visits/attribution-of.ts";
import { foldTags, type Touch, touchDays } from "@solodesk/contract/store/visits/touch.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Visitor } from "#kernel/serve/serve.ts";
import { days, minutes } from "#kernel/time/clock.ts";

export interface CountedTouch extends TouchTags {
  touchedAt: Date;
}

interface Heard {
  now: Date;
  /** Of the browser: only the address it is at counts, nothing that it kept and not where it came from. */
  optsOut: boolean;
}

/** Nobody is on one page much longer; what is older was kept. */
const PAGE = minutes(30);

const direct = { platform: "direct", source: "", medium: "", campaign: "", term: "", content: "" };

export function countedTouch(sent: Touch, { now, optsOut }: Heard): CountedTouch {
  const at = new Date(sent.touched_at);
  const age = now.getTime() - at.getTime();
  const tags = foldTags(sent);
  const isOver = age > (optsOut ? PAGE : days(touchDays));
  if (isOver || (optsOut && tags.platform === "referral")) return { ...direct, touchedAt: now };
  return { ...tags, touchedAt: age < 0 ? now : at };
}

/** Undefined where none was sent: nobody knows then, which is not the same as having come by oneself. */
export const heardTouch = (
  { clock }: Pick<Deps, "clock">,
  sent: Touch | undefined,
  { optsOut }: Pick<Visitor, "optsOut">,
): CountedTouch | undefined => sent && countedTouch(sent, { now: clock.now(), optsOut });

/** As it waits in a row of another feature. */
export interface KeptTouch extends TouchTags {
  touched_at: string;
}

export const toKept = ({ touchedAt, ...tags }: CountedTouch): KeptTouch => ({
  ...tags,
  touched_at: touchedAt.toISOString(),
});

export const fromKept = ({ touched_at, ...tags }: KeptTouch): CountedTouch => ({
  ...tags,
  touchedAt: new Date(touched_at),
});
