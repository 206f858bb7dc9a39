import type { FastifyRequest } from "fastify";

/** Do Not Track, or Global Privacy Control. */
export const optsOut = (headers: FastifyRequest["headers"]): boolean =>
  headers["dnt"] === "1" || headers["sec-gpc"] === "1";
