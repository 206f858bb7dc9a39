// Finds characters that make a name look like another person's. Every script is allowed, even several in one
// name; only characters that readers cannot see or cannot tell apart are refused.

import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";

const LATIN = msg("Latin");

/** Alphabets that share letters of the same look. */
const alphabets = [
  { name: LATIN, letters: /\p{Script=Latin}/u },
  { name: msg("Cyrillic"), letters: /\p{Script=Cyrillic}/u },
  { name: msg("Greek"), letters: /\p{Script=Greek}/u },
  { name: msg("Armenian"), letters: /\p{Script=Armenian}/u },
  { name: msg("Coptic"), letters: /\p{Script=Coptic}/u },
  { name: msg("Cherokee"), letters: /\p{Script=Cherokee}/u },
  { name: msg("Lisu"), letters: /\p{Script=Lisu}/u },
  { name: msg("Deseret"), letters: /\p{Script=Deseret}/u },
  { name: msg("Canadian Aboriginal"), letters: /\p{Script=Canadian_Aboriginal}/u },
];

const alphabetOf = (letter: string): Message | undefined =>
  alphabets.find(({ letters }) => letters.test(letter))?.name;

/** Returns what is wrong with the name and where, as a sentence; undefined if nothing is. */
export const findConfusables = (name: string): string | undefined =>
  invisibleIn(name) ?? floodIn(name) ?? drawnIn(name) ?? mixedIn(name);

// Invisible characters are needed in scripts that choose between letter shapes, and to compose emoji.
const scriptsThatJoin =
  "Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const needed = [
  `(?<=[${scriptsThatJoin}])[\\u200c\\u200d]`,
  "(?<=\\p{Script=Mongolian})[\\u180b-\\u180f]",
  "(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]",
  // Only the standard emoji sequences may contain joiners: "™" is a pictograph too, but joins nothing.
  "(?:\\p{RGI_Emoji}|\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]?",
].join("|");
/** Characters without width or that change the writing direction; the last one is the braille blank. */
const unseen = "[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2028\\u2029\\ufff9-\\ufffb\\u2800]";
const invisible = new RegExp(`${needed}|(${unseen})`, "gv");

function invisibleIn(name: string): string | undefined {
  const found = Array.from(name.matchAll(invisible)).find(([, unneeded]) => unneeded !== undefined);
  if (!found) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const before = name.slice(0, found.index).trimEnd().split(/\s/).at(-1);
  return before
    ? t("Remove the invisible character after “{before}” (U+{code}).", { before, code })
    : t("Remove the invisible character at the beginning (U+{code}).", { code });
}

/** More than four combining marks on a letter. Hebrew, Thai, Tibetan and Vietnamese use up to four. */
const flood = /(\P{M}?)(\p{Mn}{5,})/u;

function floodIn(name: string): string | undefined {
  const [, letter, marks = ""] = flood.exec(name) ?? [];
  return letter === undefined
    ? undefined
    : t("Use at most four accents or marks on one character: “{letter}” has {count}.", {
        letter,
        count: Array.from(marks).length,
      });
}

const words = /[\p{L}\p{M}\p{N}'’]+/gu;
/** Full-width Latin letters. Japanese writes whole words in them; only a mix with plain ones is refused. */
const wide = /[Ａ-Ｚａ-ｚ]/u;

function drawnIn(name: string): string | undefined {
  const drawn = Array.from(name).find(isDrawn) ?? wideIn(name);
  if (drawn === undefined) return undefined;
  const plain = drawn.normalize("NFKC");
  return t("Write “{drawn}” as a plain “{plain}”.", { drawn, plain });
}

/**
 * Matches styled variants of letters: mathematical and circled letters, Roman numerals and ligatures. Emoji
 * and the sign for "micro" are no letters, and superscript letters ("Mª") are easy to tell apart.
 */
function isDrawn(sign: string): boolean {
  const plain = sign.normalize("NFKC");
  if (alphabetOf(sign) === LATIN)
    return plain !== sign && /^[a-z]+$/i.test(plain) && !wide.test(sign) && !/[\p{Lm}ªº]/u.test(sign);
  const isLetter = Array.from(plain).length === 1 && alphabetOf(plain) !== undefined;
  return isLetter && alphabetOf(sign) === undefined && !/[\p{Emoji}µ]/u.test(sign);
}

function wideIn(name: string): string | undefined {
  const mixed = Array.from(name.matchAll(words), ([word]) => word).find(
    (word) => wide.test(word) && /[a-z]/i.test(word),
  );
  return mixed && wide.exec(mixed)?.[0];
}

function mixedIn(name: string): string | undefined {
  for (const [word] of name.matchAll(words)) {
    const letters = Array.from(word, (letter) => ({ letter, alphabet: alphabetOf(letter) })).filter(
      ({ alphabet }) => alphabet !== undefined,
    );
    const most = mostFrequent(letters.map(({ alphabet }) => alphabet));
    const odd = letters.find(({ alphabet }) => alphabet !== most);
    if (!odd?.alphabet) continue;
    const { letter, alphabet } = odd;
    return t("In “{word}” the “{letter}” is {alphabet}. Write each word in one alphabet.", {
      word,
      letter,
      alphabet: t(alphabet),
    });
  }
  return undefined;
}

/** In a tie, the first one wins. */
function mostFrequent<T>(all: readonly T[]): T | undefined {
  const groups = [...Map.groupBy(all, (one) => one)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
