import type { Config } from "../config/config.ts";

/** The one policy of all pages; `/docs` needs no scripts and lives under it too. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types app",
];

/** The headers of every answer; see headersFor. */
export const securityHeaders = {
  "content-security-policy": policy.join(";"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Browsers heed it over https alone, so it is harmless on a laptop.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  // The filter of old browsers could itself be turned against a page.
  "x-xss-protection": "0",
};

/** Behind a public https address no name below it is reached without https either. */
export const headersFor = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): typeof securityHeaders => {
  if (!PUBLIC_URL?.startsWith("https://")) return securityHeaders;
  const { "strict-transport-security": always } = securityHeaders;
  return { ...securityHeaders, "strict-transport-security": `${always}; includeSubDomains` };
};
