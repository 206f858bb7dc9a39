// What a year does to somebody on a plan, reckoned plainly and without any of the product's code.

export type PlanKey = "starter-month" | "pro-month" | "starter-year" | "pro-year";
export const prices: Record<PlanKey, number> = {
  "starter-month": 900,
  "pro-month": 2900,
  "starter-year": 9000,
  "pro-year": 29_000,
};

export interface Script {
  /** Milliseconds. */
  start: number;
  plan: PlanKey;
  /** `card` is charged each time, `failing` declines all but the first, `credits` last, `poor` for so many periods. */
  way: "card" | "failing" | "credits" | "poor";
  periods: number;
  /** What they do so many days into the n-th period; `byHand` so many days after it could not be renewed. */
  act: "nothing" | "cancelNow" | "cancelLater" | "refund" | "upgrade" | "downgrade" | "byHand";
  nth: number;
  days: number;
}

export interface Outcome {
  status: "active" | "past_due" | "cancelled" | "expired";
  /** Periods that were paid for, and what all of it came to. */
  paid: number;
  spent: number;
  /** Letters. */
  started: number;
  renewed: number;
  missed: number;
  ended: number;
}

const DAY = 86_400_000;

function monthsLater(from: number, months: number, anchor: number): number {
  const date = new Date(from);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const length = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  return target.getTime() + (Math.min(anchor, length) - 1) * DAY + (from % DAY);
}

/** When the script's act is due, if its subscription gets there; the walk does it at that moment. */
export interface Walked extends Outcome {
  actAt: number | undefined;
}

/** `until`: the last run of the jobs, which run at each midnight. */
export function predict(script: Script, until: number): Walked {
  const { start, nth, days, act } = script;
  const walked: Walked = {
    status: "active",
    paid: 1,
    spent: prices[script.plan],
    started: 1,
    renewed: 0,
    missed: 0,
    ended: 0,
    actAt: undefined,
  };
  let [plan, way, from] = [script.plan, script.way, start];
  let next = plan;
  let anchor = new Date(start).getUTCDate();
  /** Credits that are left. */
  let purse = way === "poor" ? (script.periods - 1) * prices[plan] : Number.POSITIVE_INFINITY;
  const over = (status: "cancelled" | "expired"): Walked => ({ ...walked, status, ended: 1 });

  for (let n = 0; ; n += 1) {
    const end = monthsLater(from, plan.endsWith("year") ? 12 : 1, anchor);
    const actAt = from + days * DAY;
    const acts = n === nth && actAt < until && act !== "byHand" && act !== "nothing";
    if (acts) {
      walked.actAt = actAt;
      if (act === "cancelNow") return over("cancelled");
      if (act === "refund") {
        walked.spent -= prices[plan];
        return over("cancelled");
      }
      if (act === "cancelLater") return end <= until ? over("cancelled") : walked;
      if (act === "downgrade") next = "starter-month";
      if (act === "upgrade") {
        const left = Number((BigInt(prices[plan]) * BigInt(end - actAt)) / BigInt(end - from));
        walked.spent += prices["pro-year"] - left;
        walked.paid += 1;
        walked.started += 1;
        [plan, next, from, anchor] = ["pro-year", "pro-year", actAt, new Date(actAt).getUTCDate()];
        continue;
      }
    }
    if (end > until) return walked;
    if (way === "card" || (way !== "failing" && purse >= prices[next])) purse -= prices[next];
    else {
      const tries = [0, 1, 3, 5, 7].filter((day) => end + day * DAY <= until).length;
      const handAt = end + days * DAY;
      if (act !== "byHand" || walked.actAt !== undefined || handAt >= until) {
        walked.missed = walked.missed + Math.min(tries, 4);
        return tries === 5 ? over("expired") : { ...walked, status: "past_due" };
      }
      walked.actAt = handAt;
      // The jobs of the midnights before it tried in vain.
      walked.missed += [0, 1, 3, 5].filter(
        (day) => Math.ceil((end + day * DAY) / DAY) * DAY <= handAt,
      ).length;
      [way, purse] = ["poor", 0];
    }
    // Another plan is told as one that begins.
    if (next === plan) walked.renewed += 1;
    else walked.started += 1;
    plan = next;
    walked.paid += 1;
    walked.spent += prices[plan];
    from = end;
  }
}
