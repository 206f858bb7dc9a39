// Tells whether a password is among those that are guessed first. Instead of a list of them, this file has
// the words they are made of and the usual changes to them. Together they cover far more than the 3,000 that
// must be refused.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "guessable-words.txt");
const words = new Set(readFileSync(file, "utf8").split(/\s+/).filter(Boolean));

/** Characters that stand in for letters. Some stand for two, hence two tables. */
const disguises: readonly (readonly [string, string])[][] = [
  [
    ["0", "o"],
    ["1", "i"],
    ["3", "e"],
    ["4", "a"],
    ["5", "s"],
    ["7", "t"],
    ["@", "a"],
    ["$", "s"],
    ["!", "i"],
  ],
  [
    ["0", "o"],
    ["1", "l"],
    ["3", "e"],
    ["4", "a"],
    ["5", "s"],
    ["7", "t"],
    ["@", "a"],
    ["$", "s"],
    ["!", "l"],
  ],
];

const isWord = (text: string): boolean =>
  words.has(text) ||
  disguises.some((signs) =>
    words.has(signs.reduce((result, [sign, letter]) => result.replaceAll(sign, letter), text)),
  );

/**
 * Additions before or after a word: some digits, a year, a run of digits, and the punctuation that password
 * rules demand.
 */
const trimming =
  /^[!@#$%&*.?_-]{0,2}(?:\d{0,3}|19\d\d|20[0-4]\d|(\d)\1*|(\d\d)\2+|1234\d{0,6}|4321|54321|654321|1q2w3e|qwe|abc)[!@#$%&*.?_-]{0,2}$/;
const LONGEST_TRIMMING = 10;

function isTrimmedWord(text: string): boolean {
  const most = Math.min(LONGEST_TRIMMING, text.length - 3);
  return Array.from({ length: most + 1 }, (_, cut) => cut).some((cut) => {
    const end = text.length - cut;
    return (
      (trimming.test(text.slice(end)) && isWord(text.slice(0, end))) ||
      (trimming.test(text.slice(0, cut)) && isWord(text.slice(cut)))
    );
  });
}

/** Sequences: counting, the alphabet, and rows and columns of keyboards. */
const rows = [
  "012345678901234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "a1b2c3d4e5f6g7h8",
  "qweasdzxc",
  "zaq1xsw2cde3vfr4bgt5",
  "zaqxswcdevfrbgtnhymjukilop",
  "147258369",
  "159357",
  "159753",
  "741852963",
  "789456123",
  "!@#$%^&*()_+",
];
const ways = rows.flatMap((row) => [row, [...row].toReversed().join("")]);

function longestRun(text: string): number {
  for (let length = text.length; length >= 3; length -= 1)
    if (ways.some((way) => way.includes(text.slice(0, length)))) return length;
  return 0;
}

/** Tells whether the text is a few runs with at most one other character. */
function isWalked(text: string, runs = 3, strays = 1): boolean {
  if (text === "") return true;
  const run = longestRun(text);
  if (run > 0 && runs > 0 && isWalked(text.slice(run), runs - 1, strays)) return true;
  return strays > 0 && isWalked(text.slice(1), runs, strays - 1);
}

function isRepeated(text: string): boolean {
  if (/^(.{1,4}?)\1+$/.test(text)) return true;
  const half = text.slice(0, text.length / 2);
  return half.repeat(2) === text && isWord(half);
}

const days = "(?:0?[1-9]|[12]\\d|3[01])";
const months = "(?:0?[1-9]|1[0-2])";
const years = "(?:19|20)\\d\\d";
const date = new RegExp(
  `^(?:${[
    [days, months, years],
    [months, days, years],
    [years, months, days],
    [years, days, months],
  ]
    .map((parts) => parts.join("[-./]?"))
    .join("|")})$`,
);

export function isGuessable(password: string): boolean {
  const text = password.toLowerCase();
  return isTrimmedWord(text) || isWalked(text) || isRepeated(text) || date.test(text);
}
