const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Returns a function that gives each heading a readable id, unique and the same after every start. */
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
