import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

/** Scheme and host people reach this installation by: PUBLIC_URL, or else what this request was sent to. */
export function publicOrigin(
  { PUBLIC_URL }: Pick<Config, "PUBLIC_URL">,
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
): string {
  const asked = `${protocol}://${host}`;
  // A Host header can hold anything; the origin of a parsed address holds nothing but scheme, host and port.
  return new URL(PUBLIC_URL ?? (URL.canParse(asked) ? asked : "http://localhost")).origin;
}
