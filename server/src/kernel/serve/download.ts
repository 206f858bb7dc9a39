// Files that an endpoint answers with.
import { Readable } from "node:stream";
import type { Download } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { NamedFile, type Piece } from "./named-file.ts";

async function* beginningWith(first: IteratorResult<Piece>, rest: AsyncIterator<Piece>) {
  try {
    for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
  } finally {
    // If the client hangs up, the source is closed.
    await rest.return?.();
  }
}

/** Streams a file as fast as the client reads it. A failure before the first piece is a normal error. */
async function sendFile(
  reply: FastifyReply,
  headers: Record<string, string>,
  pieces: AsyncIterable<Piece>,
): Promise<FastifyReply> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  return reply.headers(headers).send(Readable.from(beginningWith(first, rest)));
}

const headersOf = ({ type, name }: Download) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
});

/** Checks what the handler of a download returned. */
const isPieces = (answer: unknown): answer is AsyncIterable<Piece> =>
  typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer;

/** Sends the file that `work` returns, once the caller's session is confirmed. */
export async function sendDownload(
  { live }: FastifyRequest,
  reply: FastifyReply,
  download: Download,
  work: () => unknown,
): Promise<FastifyReply> {
  await live;
  const pieces = await work();
  if (pieces instanceof NamedFile) return sendFile(reply, pieces.headers, pieces.contents.pieces);
  if (!isPieces(pieces)) throw new Error("A file must be answered in pieces.");
  return sendFile(reply, headersOf(download), pieces);
}
