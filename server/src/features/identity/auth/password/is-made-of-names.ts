// Tells whether a password consists of what others know of its owner, with digits and punctuation around it.

/** Shorter words occur in too many other words. */
const SHORTEST = 3;

const lettersIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
/** Replaces characters that stand in for letters, after removing what comes before and after the word. */
const undisguised = (text: string): string =>
  text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").replace(/[013457@$!]/g, (sign) => plain[sign] ?? sign);
const plain: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

function isPutTogether(text: string, words: readonly string[]): boolean {
  // Positions that a sequence of words can reach from the start. Each is visited once.
  const reached = new Set([0]);
  for (const from of reached)
    for (const word of words) if (text.startsWith(word, from)) reached.add(from + word.length);
  return reached.has(text.length);
}

/** `known` holds names and addresses. Each of their words counts, and each as a whole. */
export function isMadeOfNames(password: string, known: readonly string[]): boolean {
  const words = known
    .flatMap((name) => [name, name.split("@")[0] ?? "", ...name.split(/[^\p{L}\p{M}]+/u)])
    .map(lettersIn)
    .filter((word) => word.length >= SHORTEST);
  return [password, undisguised(password)]
    .map(lettersIn)
    .some((letters) => letters !== "" && isPutTogether(letters, words));
}
