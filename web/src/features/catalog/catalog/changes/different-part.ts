/** Characters shown on either side of the difference, enough to recognise the place. */
const around = 160;

interface Parted {
  before: string;
  /** The part that the other text lacks or has differently. */
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
 * Returns the part in which a text differs from another, by whole words: everything between their common
 * start and their common end, with enough of both to recognise the place.
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
