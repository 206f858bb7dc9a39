import type { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof secondFactor> => ({
  // No app made it, and without one there are no recovery codes.
  enable: { body: { code: "123456" }, refused: 422 },
  renewCodes: { refused: 409 },
});
