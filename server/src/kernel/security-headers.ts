import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import fastify from "fastify";

/** The one policy of all pages; `/docs` needs no scripts and lives under it too. */
const policy: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["app"],
    },
  },
  // Browsers heed it over https alone, so it is harmless on a laptop.
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  frameguard: { action: "deny" },
  crossOriginEmbedderPolicy: false,
};

/**
 * The headers of every answer. They never differ, so they are asked of helmet once: it would spell the policy out
 * anew for each request.
 */
export async function securityHeaders(): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, policy);
  sample.get("/", () => "");
  const { headers } = await sample.inject("/");
  await sample.close();
  const others = new Set(["content-type", "content-length", "date", "connection"]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (others.has(name) ? [] : [[name, String(value)]])),
  );
}
