/** A piece of a text file or of a binary file. */
export type Piece = string | Uint8Array;

interface Contents {
  /** The sender's, in any letters; without characters that a header or a file system refuses. */
  name: string;
  type: string;
  /** In bytes; undefined if it is made while it is sent. */
  size: number | undefined;
  pieces: AsyncIterable<Piece>;
}

/** A download whose name or type isn't the endpoint's, such as what a customer sent. */
export class NamedFile {
  readonly contents: Contents;
  constructor(contents: Contents) {
    this.contents = contents;
  }

  /** The browser saves it and never shows it as a page of this site, whatever it contains. */
  get headers(): Record<string, string> {
    const { name, type, size } = this.contents;
    // For programs that read only ASCII; the others prefer the second name.
    const ascii = name.replaceAll(/[^ -~]/g, "_").replaceAll(/["%\\]/g, "_");
    // Of the characters that encodeURIComponent leaves, the header doesn't allow these.
    const encoded = encodeURIComponent(name).replaceAll(
      /['()*]/g,
      (one) => `%${one.charCodeAt(0).toString(16)}`,
    );
    return {
      "content-type": type,
      ...(size !== undefined && { "content-length": String(size) }),
      "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    };
  }
}
