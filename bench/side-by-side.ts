import { type Load, type Measured, measure } from "./load.ts";

const ROUNDS = 3;

export interface Compared {
  ours: Measured;
  bare: Measured;
  /** Our rate as a share of the bare one: the median of the rounds. */
  share: number;
  /** Answers of both, those of the warm-up included. */
  count: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (runs: Measured[]): Measured => {
  const rate = median(runs.map((run) => run.rate));
  return runs.find((run) => run.rate === rate) ?? runs[0]!;
};

/** Alternates between the two, so that other load on the machine affects both. */
export async function sideBySide(ours: Load, bare: Load): Promise<Compared> {
  let count = 0;
  const rounds: { ours: Measured; bare: Measured }[] = [];
  // The first round is not measured: it warms up plans, caches and compiled code on both sides.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const result = { bare: await measure(bare), ours: await measure(ours) };
    count += result.bare.count + result.ours.count;
    if (round > 0) rounds.push(result);
  }
  return {
    ours: middle(rounds.map((round) => round.ours)),
    bare: middle(rounds.map((round) => round.bare)),
    count,
    share: median(rounds.map((round) => round.ours.rate / round.bare.rate)),
  };
}
