import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends lines as they come, and asks proxies not to buffer them. */
export const sendStream = (reply: FastifyReply, lines: Readable): FastifyReply =>
  reply.type("application/x-ndjson").header("x-accel-buffering", "no").send(lines);
