import type { FastifyReply } from "fastify";

/** Says that the answer differs by a header of the request, besides those that were named before. */
export function addVary(reply: FastifyReply, header: string): void {
  const named = String(reply.getHeader("vary") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (named.some((name) => name === "*" || name.toLowerCase() === header)) return;
  reply.header("vary", [...named, header].join(", "));
}
