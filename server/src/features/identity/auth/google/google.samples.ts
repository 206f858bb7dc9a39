import type { google } from "@solodesk/contract/identity/auth/google.ts";
import type { Samples } from "#test/security/samples.ts";

const body = {
  code: "no-such-code",
  codeVerifier: "verifier",
  redirectUri: "http://localhost:3000/google-redirect",
  nonce: "nonce",
};

/** Google is not configured. */
export const samples = (): Samples<typeof google> => ({
  signIn: { body, refused: 404 },
  link: { body, refused: 404 },
  unlink: { refused: 404 },
});
