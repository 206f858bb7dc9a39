/** Shortens `text` to `most` characters, between words if possible, never inside a character. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Few characters (graphemes) are longer than eight UTF-16 units, and segmenting a long text is by far the
  // slowest step.
  const signs = Array.from(
    new Intl.Segmenter("en").segment(text.slice(0, most * 8)),
    ({ segment }) => segment,
  );
  if (signs.length <= most) return signs.join("");
  const cut = signs.slice(0, most - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
