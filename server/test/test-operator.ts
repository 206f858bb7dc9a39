// An account that runs the installation: named in OPERATOR_EMAILS, with a confirmed address and a second factor.
import { signUp } from "./test-account.ts";
import type { TestApp } from "./test-app.ts";
import { turnOnSecondFactor } from "./test-second-factor.ts";

export const OPERATOR = "operator@example.com";

/** The app must be built with OPERATOR_EMAILS: OPERATOR. */
export async function testOperator(server: TestApp) {
  const account = await signUp(server, { name: "Olga Operator", email: OPERATOR });
  await server.database.sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [account.user.id]);
  await turnOnSecondFactor(server, account);
  return account;
}
