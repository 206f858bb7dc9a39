import type { emails } from "@solodesk/contract/identity/emails.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof emails> => ({
  // Only an email gives the token.
  verify: { body: { token: "no-such-token" }, refused: 401 },
  confirmChange: { body: { token: "no-such-token" }, refused: 401 },
  // There is no mail server, so no change was asked for either.
  sendVerification: { refused: 409 },
  change: { body: { email: "eve@example.org" }, refused: 409 },
  cancelChange: { refused: 409 },
});
