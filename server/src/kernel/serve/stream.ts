// Lines of JSON that an endpoint sends until the client disconnects.
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Caller } from "../app.ts";

/** Sends lines as they come, and asks proxies not to buffer them. */
const sendLines = (reply: FastifyReply, lines: Readable): FastifyReply =>
  reply.type("application/x-ndjson").header("x-accel-buffering", "no").send(lines);

/** Sends the lines that `work` returns, once the caller's session is confirmed. */
export async function sendStream(
  reply: FastifyReply,
  { live }: Caller,
  work: () => unknown,
): Promise<FastifyReply> {
  await live;
  const lines = await work();
  if (!(lines instanceof Readable)) throw new Error("A stream must be answered as one.");
  return sendLines(reply, lines);
}
