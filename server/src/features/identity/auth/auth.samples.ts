import type { auth } from "@solodesk/contract/identity/auth.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

const email = "eve@example.com";
const password = "correct horse battery";

export const samples = ({ deviceId }: Targets): Samples<typeof auth> => ({
  register: { body: { name: "Eve", email, password } },
  login: { body: { email, password } },
  // Only an earlier answer gives what these take.
  loginWithCode: { body: { ticket: "no-such-ticket", code: "123456" }, refused: 401 },
  refreshTokens: { body: { refreshToken: "no-such-token" }, refused: 401 },
  linkLogin: { body: { token: "no-such-token" }, refused: 401 },
  logout: { body: { refreshToken: "no-such-token" } },
  editProfile: { body: { name: "Eve" } },
  // The seller has no password.
  confirm: { body: { password }, refused: 422 },
  endSession: { params: { id: deviceId } },
});
