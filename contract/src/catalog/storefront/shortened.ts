/** Cut between words where that is possible, never inside a character. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Few signs are longer than eight units, and splitting a long text into signs costs more than all the rest.
  const signs = Array.from(
    new Intl.Segmenter("en").segment(text.slice(0, most * 8)),
    ({ segment }) => segment,
  );
  if (signs.length <= most) return signs.join("");
  const cut = signs.slice(0, most - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
