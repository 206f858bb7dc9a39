import type { FastifyRequest } from "fastify";

/** The query of a request as it was sent, with its "?"; empty if there is none. Redirects keep it. */
export function queryOf({ url }: Pick<FastifyRequest, "url">): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}
