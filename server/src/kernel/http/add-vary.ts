import type { FastifyReply } from "fastify";

/** Adds a request header, in lower case, to `Vary`, keeping those already there. */
export function addVary(reply: FastifyReply, header: string): void {
  const named = String(reply.getHeader("vary") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (named.some((name) => name === "*" || name.toLowerCase() === header)) return;
  reply.header("vary", [...named, header].join(", "));
}
