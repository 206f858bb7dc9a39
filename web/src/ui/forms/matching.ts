import { folded } from "../text/folded.ts";

export interface Option {
  value: string;
  label: string;
  /** Stands fainter at the end of its line, such as "GMT+2". */
  note?: string;
}

const plain = (text: string): string => folded(text).replaceAll(/[_/]/g, " ").trim();

/** Options that hold every typed word, those that start with it first. */
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

/** The option these very words name, by its label or its value. */
export function namedBy(options: readonly Option[], typed: string): Option | undefined {
  const wanted = plain(typed);
  return options.find(({ label, value }) => wanted !== "" && [plain(label), plain(value)].includes(wanted));
}
