// Negotiates the content encoding and compresses. Both methods use a fast setting: pages are compressed after
// each change, and responses every time.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const gzipped = promisify(gzip);
const GZIP = { level: constants.Z_BEST_SPEED };
const brotlied = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** `gzip;q=0` and `*;q=0` exclude an encoding. */
function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  const offers = acceptEncoding.split(",").map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const [, weight] =
    offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === "*") ?? [];
  const isNamed = offers.some(([name]) => name === encoding || name === "*");
  return isNamed && !/^q=0(?:\.0*)?$/.test(weight ?? "");
}

/** Returns the encoding that compresses best of those the header allows. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : "identity";
}

export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  acceptEncoding !== undefined && accepts(acceptEncoding, "gzip");

export async function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "br" ? brotlied(body, BROTLI) : gzipped(body, GZIP);
}
