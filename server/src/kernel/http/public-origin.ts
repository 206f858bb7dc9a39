import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

/** What a browser sends; anything else in these headers is somebody's attempt. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/**
 * Scheme and host people reach this installation by: PUBLIC_URL, or else what this request was sent to. It holds
 * nothing that HTML, XML or JSON would have to escape. What a proxy says in X-Forwarded-Host is not looked at: most pass
 * on whatever a visitor wrote there, and pages that others see would name it.
 */
export function publicOrigin(
  { PUBLIC_URL }: Pick<Config, "PUBLIC_URL">,
  { protocol, headers: { host = "" } }: Pick<FastifyRequest, "protocol" | "headers">,
): string {
  if (PUBLIC_URL !== undefined) return new URL(PUBLIC_URL).origin;
  // As long as a name can be, and a port.
  if (host.length > 259) return "http://localhost";
  const asked = `${protocol}://${host}`.toLowerCase();
  return (ORIGIN.test(asked) ? URL.parse(asked)?.origin : undefined) ?? "http://localhost";
}
