import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsGzip, pack } from "./content-encoding.ts";

/** Below this many characters the packing costs more than the way. */
const SMALLEST = 1024;

/** For answers without secrets only: how well a secret packs beside words that somebody chose tells what it is. */
export async function gzipAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  if (typeof answer !== "string" || answer.length < SMALLEST) return answer;
  reply.header("vary", "accept-encoding");
  if (!acceptsGzip(request.headers["accept-encoding"])) return answer;
  reply.header("content-encoding", "gzip").removeHeader("content-length");
  return pack(Buffer.from(answer), "gzip");
}
