/** Whoever sent these bytes signed them, in one of the headers. */
export interface Signed {
  bytes: Buffer;
  headers: Record<string, string | string[] | undefined>;
}
