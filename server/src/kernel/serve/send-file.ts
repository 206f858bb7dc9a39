import { Readable } from "node:stream";
import type { Download } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyReply } from "fastify";

/** A piece of a text file or of a binary file. */
export type Piece = string | Uint8Array;

async function* beginningWith(first: IteratorResult<Piece>, rest: AsyncIterator<Piece>) {
  try {
    for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
  } finally {
    // If the client hangs up, the source is closed.
    await rest.return?.();
  }
}

/** Streams a file as fast as the client reads it. A failure before the first piece is a normal error. */
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
