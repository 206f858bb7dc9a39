// Limits how many connections one address can hold, and closes connections whose client does not read.
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import { addressKey } from "../limits/rate-limit.ts";
import { type Clock, minutes, seconds } from "../time/clock.ts";
import { proxyNetworks } from "./proxy-list.ts";

/** Time for a request to arrive, and for the client to read a piece of the response; checked every second. */
export const SLOWEST = seconds(12);
export const LOOK_EVERY = seconds(1);

type Settings = Pick<Config, "RATE_LIMIT" | "TRUST_PROXY" | "CONNECTIONS_PER_ADDRESS">;

/** Returns a check whether a new connection exceeds the limit of its address. Trusted proxies are exempt. */
function perAddress({ RATE_LIMIT, TRUST_PROXY, CONNECTIONS_PER_ADDRESS }: Settings) {
  const open = new Map<string, number>();
  const isProxy = proxyNetworks(TRUST_PROXY);
  return (socket: Socket): boolean => {
    const { remoteAddress } = socket;
    if (!RATE_LIMIT || remoteAddress === undefined || isProxy(remoteAddress)) return false;
    const key = addressKey(remoteAddress);
    const held = open.get(key) ?? 0;
    if (held >= CONNECTIONS_PER_ADDRESS) return true;
    open.set(key, held + 1);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    return false;
  };
}

/** Closes connections whose client stopped reading its response. Returns a function that stops the checks. */
function endSlowReaders(sockets: ReadonlySet<Socket>): () => void {
  const waiting = new WeakMap<Socket, { left: number; looks: number }>();
  const look = () => {
    for (const socket of sockets) {
      const left = socket.writableLength;
      const before = waiting.get(socket);
      const looks = left > 0 && before?.left === left ? before.looks + 1 : 0;
      waiting.set(socket, { left, looks });
      if (looks * LOOK_EVERY >= SLOWEST - LOOK_EVERY) socket.destroy();
    }
  };
  const looking = setInterval(look, LOOK_EVERY).unref();
  return () => clearInterval(looking);
}

/** Logs at most once a minute, because such clients reconnect often. */
function logRefusals(log: Deps["log"], clock: Clock) {
  let quietUntil = 0;
  return (address: string | undefined) => {
    const now = clock.now().getTime();
    if (now < quietUntil) return;
    quietUntil = now + minutes(1);
    log.warn({ address }, "an address has too many connections; more of them are refused");
  };
}

export function guardConnections(
  http: FastifyInstance,
  { config, log, clock }: Pick<Deps, "log" | "clock"> & { config: Settings },
): void {
  const sockets = new Set<Socket>();
  const isTooMany = perAddress(config);
  const logRefusal = logRefusals(log, clock);
  http.server.on("connection", (socket: Socket) => {
    if (isTooMany(socket)) {
      logRefusal(socket.remoteAddress);
      return void socket.destroy();
    }
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const stop = endSlowReaders(sockets);
  http.addHook("onClose", async () => stop());
}
