// A large response that is the same for everybody: built once, compressed once per encoding, and its bytes
// shared by all requests, so that many slow readers take no more memory than one.
import { hash } from "node:crypto";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodingFor, pack } from "./content-encoding.ts";
import { knowsEtag } from "./knows-etag.ts";

export type SendShared = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** `make` runs once, on the first request, and writes in English. */
export function sharedAnswer(type: string, make: () => string): SendShared {
  let whole: { body: Buffer; etag: string } | undefined;
  const packed = new Map<Encoding, Promise<Buffer>>();

  function made() {
    if (whole) return whole;
    const body = Buffer.from(inLanguage("en", make));
    whole = { body, etag: `W/"${hash("sha256", body, "base64url").slice(0, 22)}"` };
    return whole;
  }
  function packedOnce(encoding: Encoding): Promise<Buffer> {
    const found = packed.get(encoding) ?? pack(made().body, encoding);
    packed.set(encoding, found);
    return found;
  }

  return async (request, reply) => {
    const { etag } = made();
    reply.headers({ etag, "cache-control": "no-cache", vary: "accept-encoding" });
    if (knowsEtag(request.headers["if-none-match"], etag)) return reply.status(304).send();
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type(type).send(await packedOnce(encoding));
  };
}
