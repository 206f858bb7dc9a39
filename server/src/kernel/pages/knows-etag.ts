/** Whether the copy that a visitor holds is the one there is. */
export const knowsEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((known) => known.trim() === etag || known.trim() === "*");
