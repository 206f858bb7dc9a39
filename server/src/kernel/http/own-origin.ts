// The origin of links. Emails never use the origin of a request, because a forged one would mislead others.
import type { Config } from "../config/config.ts";

export interface OwnOrigin {
  /** Scheme, host and port, such as https://desk.example.com. */
  get(): string;
  /** Where to send back a visitor who came by `origin`: without PUBLIC_URL there may be several addresses. */
  backTo(origin: string): string;
  /** Called once the server listens, because the port may be any free one. */
  listensAt(port: number): void;
}

const USUAL_PORT = 3000;

/** The origin in a request can be any text. Undefined unless it is exactly an origin. */
function originIn(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.href === `${url?.origin}/` ? url?.origin : undefined;
}

export function openOwnOrigin({ PUBLIC_URL, PORT }: Pick<Config, "PUBLIC_URL" | "PORT">): OwnOrigin {
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
