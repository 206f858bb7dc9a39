// Tells whether a password is among those that are guessed first. zxcvbn knows the 49,000 most used ones and
// what people do to a word; the words of guessable-words.txt are added to its own.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const file = join(import.meta.dirname, "guessable-words.txt");

/** Refused are passwords that zxcvbn scores 0 or 1: found within a million guesses. */
const HIGHEST_REFUSED = 1;
/** Characters of a password that are judged. The time grows with their square: up to 10 ms at this length. */
const JUDGED = 32;

/** Loaded with the first password, because it takes 150 ms and 20 MB. */
let loading: Promise<(text: string) => number> | undefined;

async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, text] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    readFile(file, "utf8"),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { used: dictionary["passwords-common"], words: text.split(/\s+/).filter(Boolean) },
    graphs: adjacencyGraphs,
    maxLength: JUDGED,
  });
  return (password: string) => zxcvbn.check(password).score;
}

export async function isGuessable(password: string): Promise<boolean> {
  const scoreOf = await (loading ??= load());
  // Password rules demand punctuation, and zxcvbn counts it as if it were chosen freely.
  const bare = password.replace(/^[\p{P}\p{S}]{1,2}|[\p{P}\p{S}]{1,2}$/gu, "");
  return [password, bare].some((text) => text !== "" && scoreOf(text) <= HIGHEST_REFUSED);
}
