// Closing finishes what was accepted and then goes: neither a client that keeps its connection nor a slow one holds it.
import type { FastifyInstance } from "fastify";
import { seconds } from "../time/clock.ts";

/** How often connections that have become idle are let go, in milliseconds. */
const SWEEP = 50;
/** When the last requests are cut off: the rest of the process needs some of its ten seconds too. */
const PATIENCE = seconds(6);

export function drainOnClose(http: FastifyInstance): void {
  let sweeping: NodeJS.Timeout | undefined;
  let cutting: NodeJS.Timeout | undefined;
  http.addHook("preClose", async () => {
    sweeping = setInterval(() => http.server.closeIdleConnections(), SWEEP);
    cutting = setTimeout(() => http.server.closeAllConnections(), PATIENCE);
  });
  http.addHook("onClose", async () => {
    clearInterval(sweeping);
    clearTimeout(cutting);
  });
}
