const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Gives each heading an id that says what it does, the same at every start, and none of them twice. */
export function headingIds(taken: Iterable<string> = []): (heading: string) => string {
  const given = new Set(taken);
  return (heading) => {
    const slug = slugOf(heading) || "section";
    let id = slug;
    for (let n = 2; given.has(id); n += 1) id = `${slug}-${n}`;
    given.add(id);
    return id;
  };
}
