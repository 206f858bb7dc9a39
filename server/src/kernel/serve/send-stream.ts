import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends lines as they come. Proxies that would gather them are told not to. */
export const sendStream = (reply: FastifyReply, lines: Readable): FastifyReply =>
  reply.type("application/x-ndjson").header("x-accel-buffering", "no").send(lines);
