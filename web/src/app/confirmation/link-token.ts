declare global {
  /** Set by `/boot.js`, which removed it from the address. */
  var __linkToken: string | undefined;
}

/** Returns the sign-in token of `?token=` once, then undefined. */
export function takeLinkToken(): string | undefined {
  const token = globalThis.__linkToken;
  globalThis.__linkToken = undefined;
  return token;
}
