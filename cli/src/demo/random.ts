/** Random choices that are the same for each seed, so that every demo tells the same story. */
export interface Random {
  /** 0 to 1, without 1. */
  share(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** Whether something with this chance happens. */
  happens(chance: number): boolean;
  /** Throws if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** A whole number with this mean. */
  about(mean: number): number;
}

/** Mulberry32, a generator with 32 bits of state. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    between,
    happens: (chance) => share() < chance,
    pick: (list) => {
      const found = list[between(0, list.length - 1)];
      if (found === undefined) throw new Error("There is nothing to pick from.");
      return found;
    },
    about: (mean) => Math.floor(mean) + (share() < mean % 1 ? 1 : 0),
  };
}
