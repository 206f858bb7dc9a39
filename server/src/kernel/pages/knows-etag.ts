/** Returns whether the client's cached copy is current. */
export const knowsEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((known) => known.trim() === etag || known.trim() === "*");
