import type { FastifyReply } from "fastify";
import type { Config } from "../config/config.ts";

/** The same policy for all pages; `/docs` needs no scripts, so it applies there too. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  // For the preview of the one page that can be framed.
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types app",
];

/** The headers of every response; see headersFor. */
export const securityHeaders = {
  "content-security-policy": policy.join(";"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Browsers ignore it over http, so it does no harm on a laptop.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  // Off, because the filter of old browsers could itself be exploited.
  "x-xss-protection": "0",
};

/** With a public https address, browsers must use https for its subdomains too. */
export const headersFor = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): typeof securityHeaders => {
  if (!PUBLIC_URL?.startsWith("https://")) return securityHeaders;
  const { "strict-transport-security": always } = securityHeaders;
  return { ...securityHeaders, "strict-transport-security": `${always}; includeSubDomains` };
};

const framedPolicy = policy.join(";").replace("frame-ancestors 'none'", "frame-ancestors *");

/**
 * Lets every website show this one response in a frame. Only for pages on which nothing depends on who is signed in: a
 * website can lay its own things over a frame, so that visitors press what they don't see.
 */
export function allowFraming(reply: FastifyReply): void {
  reply.removeHeader("x-frame-options").header("content-security-policy", framedPolicy);
}
