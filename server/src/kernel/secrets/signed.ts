/** A raw body, with the headers that contain its signature. */
export interface Signed {
  bytes: Buffer;
  headers: Record<string, string | string[] | undefined>;
}
