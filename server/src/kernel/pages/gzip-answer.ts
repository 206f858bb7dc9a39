import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "../http/add-vary.ts";
import { acceptsGzip, pack } from "./content-encoding.ts";

/** Below this many characters, compressing takes longer than it saves. */
const SMALLEST = 1024;

/** Only for responses without secrets: beside text an attacker chose, the compressed size reveals them. */
export async function gzipAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  if (typeof answer !== "string" || answer.length < SMALLEST) return answer;
  addVary(reply, "accept-encoding");
  if (!acceptsGzip(request.headers["accept-encoding"])) return answer;
  reply.header("content-encoding", "gzip").removeHeader("content-length");
  return pack(Buffer.from(answer), "gzip");
}
