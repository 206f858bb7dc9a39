import type { FastifyInstance } from "fastify";
import { type Config, ConfigError } from "#kernel/config/config.ts";

const USUAL_PORT = 3000;
const TRIES = 20;

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/**
 * Listens on PORT, or, when it is unset, on 3000 or the next free port, so that two copies can run side by side.
 * Answers the port. Throws ConfigError when a port that was asked for is taken.
 */
export async function listen(
  http: FastifyInstance,
  { PORT, HOST }: Pick<Config, "PORT" | "HOST">,
): Promise<number> {
  const wanted = PORT ?? USUAL_PORT;
  for (let port = wanted; ; port += 1) {
    try {
      const address = await http.listen({ port, host: HOST });
      return Number(new URL(address).port);
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (PORT !== undefined) throw new ConfigError(`Port ${PORT} is taken: set PORT to a free one.`);
      if (port === wanted + TRIES)
        throw new ConfigError(`Ports ${wanted} to ${port} are taken: set PORT to a free one.`);
    }
  }
}
