/** Most characters of a tag, and of a platform. */
export const tagLength = 200;
export const platformLength = 40;

/** Normalises a tag, so that "Spring Sale" and "spring sale" are one campaign. Idempotent. */
export const foldTag = (written: string, most = tagLength): string =>
  [
    ...written
      // Removes invisible characters and unpaired surrogates.
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
