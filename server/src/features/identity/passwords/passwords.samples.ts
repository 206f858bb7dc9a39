import type { passwords } from "@solodesk/contract/identity/passwords.ts";
import type { Samples } from "#test/security/samples.ts";

const another = "another horse battery";

export const samples = (): Samples<typeof passwords> => ({
  // The seller has no password.
  change: { body: { currentPassword: "correct horse battery", newPassword: another }, refused: 422 },
  set: { body: { password: another } },
  forgot: { body: { email: "eve@example.com" } },
  // Only an email gives the token.
  reset: { body: { token: "no-such-token", password: another }, refused: 401 },
});
