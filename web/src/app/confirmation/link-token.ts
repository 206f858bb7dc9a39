declare global {
  /** Left by `/boot.js`, which took it out of the address. */
  var __linkToken: string | undefined;
}

/** The sign-in token of `?token=`, handed out once. */
export function takeLinkToken(): string | undefined {
  const token = globalThis.__linkToken;
  globalThis.__linkToken = undefined;
  return token;
}
