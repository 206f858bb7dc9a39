/** Characters around the part that are enough to know where one is. */
const around = 160;

interface Parted {
  before: string;
  /** What the other text has not, or not like this. */
  part: string;
  after: string;
}

const shared = (a: readonly string[], b: readonly string[]): number => {
  const first = a.findIndex((word, at) => word !== b[at]);
  return first === -1 ? a.length : first;
};

const ending = (text: string) =>
  text.length <= around ? text : `…${text.slice(-around).replace(/^\S*/, "")}`;
const beginning = (text: string) =>
  text.length <= around ? text : `${text.slice(0, around).replace(/\S*$/, "")}…`;

/**
 * Where a text differs from another, by whole words: between what both begin and what both end with, of which as much
 * is given as shows the place.
 */
export function differentPart(text: string, other: string): Parted {
  const [words, others] = [text.split(/(\s+)/), other.split(/(\s+)/)];
  const start = shared(words, others);
  const rest = [words.slice(start).toReversed(), others.slice(start).toReversed()] as const;
  const end = words.length - shared(...rest);
  const joined = (from: number, to?: number) => words.slice(from, to).join("");
  return {
    before: ending(joined(0, start)),
    part: joined(start, end),
    after: beginning(joined(end)),
  };
}
