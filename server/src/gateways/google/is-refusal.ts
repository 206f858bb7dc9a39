// Was the browser's answer invalid, or did the provider fail? Uses only codes: messages may repeat secrets.
const refusals = new Set([
  // openid-client: wrong claims, wrong times, missing or invalid token
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_UNSUPPORTED_OPERATION",
  // jose: the same, and signatures
  "ERR_JWT_CLAIM_VALIDATION_FAILED",
  "ERR_JWT_EXPIRED",
  "ERR_JWT_INVALID",
  "ERR_JWS_INVALID",
  "ERR_JWS_SIGNATURE_VERIFICATION_FAILED",
  "ERR_JWKS_NO_MATCHING_KEY",
  "ERR_JWKS_MULTIPLE_MATCHING_KEYS",
  "ERR_JOSE_ALG_NOT_ALLOWED",
]);

const property = (error: unknown, name: string): string | undefined => {
  const value = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === "string" ? value : undefined;
};

/** Returns the provider's error code if it sent one: "invalid_grant" for a used, forged or foreign code. */
export function providerReasonOf(error: unknown): string {
  const word = property(error, "error") ?? property(error, "code");
  return word ?? (error instanceof Error ? error.name : "unknown");
}

export const isRefusal = (error: unknown): boolean =>
  property(error, "error") === "invalid_grant" || refusals.has(property(error, "code") ?? "");
