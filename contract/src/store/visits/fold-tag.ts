/** Characters of a tag, and of a platform. */
export const tagLength = 200;
export const platformLength = 40;

/** One way of writing, so that "Spring Sale" and "spring sale" are one campaign. Folded again it stays what it is. */
export const foldTag = (written: string, most = tagLength): string =>
  [
    ...written
      // Nothing that is not seen, and no half of a character.
      .replace(/[^\P{C}\s]/gu, "")
      .normalize("NFKC")
      .toLowerCase()
      .normalize("NFKC")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, most)
    .join("")
    .trimEnd();
