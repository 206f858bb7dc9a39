// Is a password what everybody knows of its owner, with some digits and signs around it?

/** Shorter words stand in too many others. */
const SHORTEST = 3;

const lettersIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
/** Letters as other signs, once what is hung on in front and behind is off. */
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
  // Up to where words reach from the beginning; each place is looked at once.
  const reached = new Set([0]);
  for (const from of reached)
    for (const word of words) if (text.startsWith(word, from)) reached.add(from + word.length);
  return reached.has(text.length);
}

/** `known` are names and addresses; each of their words counts, and the whole of them. */
export function isMadeOfNames(password: string, known: readonly string[]): boolean {
  const words = known
    .flatMap((name) => [name, name.split("@")[0] ?? "", ...name.split(/[^\p{L}\p{M}]+/u)])
    .map(lettersIn)
    .filter((word) => word.length >= SHORTEST);
  return [password, undisguised(password)]
    .map(lettersIn)
    .some((letters) => letters !== "" && isPutTogether(letters, words));
}
