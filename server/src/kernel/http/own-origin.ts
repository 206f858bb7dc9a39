// Where links lead. Those in letters are never taken from a request: whoever sends one could have others led astray by it.
import type { Config } from "../config/config.ts";

export interface OwnOrigin {
  /** Scheme, host and port, such as https://desk.example.com. */
  get(): string;
  /** Where somebody gets back to who reached us at `origin`: until PUBLIC_URL names one address, a desk has several. */
  backTo(origin: string): string;
  /** Told once the server listens, because the port may be any that was free. */
  listensAt(port: number): void;
}

const USUAL_PORT = 3000;

/** What a request says of itself may be any text: undefined for more than an address, or less. */
function originIn(said: string): string | undefined {
  const url = URL.parse(said);
  return url?.href === `${url?.origin}/` ? url?.origin : undefined;
}

export function keepOwnOrigin({ PUBLIC_URL, PORT }: Pick<Config, "PUBLIC_URL" | "PORT">): OwnOrigin {
  let port = PORT || USUAL_PORT;
  const named = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  const get = () => named ?? `http://localhost:${port}`;
  return {
    get,
    backTo: (origin) => named ?? originIn(origin) ?? get(),
    listensAt: (given) => {
      port = given;
    },
  };
}
