import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "#kernel/config/start-error.ts";

/** Returns a port of 127.0.0.1 that is currently free. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new StartError("The system gives no free port.");
  return address.port;
}
