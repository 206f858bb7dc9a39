// Where links in letters lead. Never taken from a request: whoever sends one could have others led astray by it.
import type { Config } from "./config.ts";

export interface OwnOrigin {
  /** Scheme, host and port, such as https://desk.example.com. */
  get(): string;
  /** Told once the server listens, because the port may be any that was free. */
  listensAt(port: number): void;
}

const USUAL_PORT = 3000;

export function keepOwnOrigin({ PUBLIC_URL, PORT }: Pick<Config, "PUBLIC_URL" | "PORT">): OwnOrigin {
  let port = PORT || USUAL_PORT;
  return {
    get: () => (PUBLIC_URL === undefined ? `http://localhost:${port}` : new URL(PUBLIC_URL).origin),
    listensAt: (given) => {
      port = given;
    },
  };
}
