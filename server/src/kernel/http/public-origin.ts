import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

/** The form that browsers send; anything else in these headers is forged. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/**
 * Returns scheme and host of this installation: PUBLIC_URL, or else what this request was sent to. Contains
 * nothing that HTML, XML or JSON must escape. Ignores X-Forwarded-Host: most proxies pass on whatever the
 * visitor sent, and it would end up in pages that others see.
 */
export function publicOrigin(
  { PUBLIC_URL }: Pick<Config, "PUBLIC_URL">,
  { protocol, headers: { host = "" } }: Pick<FastifyRequest, "protocol" | "headers">,
): string {
  if (PUBLIC_URL !== undefined) return new URL(PUBLIC_URL).origin;
  // The maximum length of a host name with a port.
  if (host.length > 259) return "http://localhost";
  const asked = `${protocol}://${host}`.toLowerCase();
  return (ORIGIN.test(asked) ? URL.parse(asked)?.origin : undefined) ?? "http://localhost";
}
