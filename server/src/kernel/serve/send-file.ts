import { Readable } from "node:stream";
import type { Download } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyReply } from "fastify";

/** Text, or bytes of a file that is none. */
export type Piece = string | Uint8Array;

async function* beginningWith(first: IteratorResult<Piece>, rest: AsyncIterator<Piece>) {
  try {
    for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
  } finally {
    // Whoever hangs up leaves nothing open behind.
    await rest.return?.();
  }
}

/** Sends a file piece by piece, as fast as it is read. Before its first piece a failure is still a plain refusal. */
export async function sendFile(
  reply: FastifyReply,
  { type, name }: Download,
  pieces: AsyncIterable<Piece>,
): Promise<FastifyReply> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  return reply
    .type(type)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(beginningWith(first, rest)));
}
