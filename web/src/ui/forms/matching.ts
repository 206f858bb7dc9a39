import { folded } from "#kernel/text/folded.ts";

export interface Option {
  value: string;
  label: string;
  /** Shown fainter at the end of the option's line, such as "GMT+2". */
  note?: string;
}

const plain = (text: string): string => folded(text).replaceAll(/[_/]/g, " ").trim();

/** Returns the options that contain every typed word; those that start with the first word are first. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const found = options.filter(({ label, value, note = "" }) => {
    const text = plain(`${label} ${value} ${note}`);
    return words.every((word) => text.includes(word));
  });
  const starts = ({ label }: Option) => Number(!plain(label).startsWith(words[0] ?? ""));
  return found.toSorted((a, b) => starts(a) - starts(b));
}

/** Returns the option whose label or value equals the typed text, ignoring case and accents. */
export function namedBy(options: readonly Option[], typed: string): Option | undefined {
  const wanted = plain(typed);
  return options.find(({ label, value }) => wanted !== "" && [plain(label), plain(value)].includes(wanted));
}
