import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import type { TestApp } from "./test-app.ts";

interface Account {
  name?: string;
  email?: string;
  password?: string;
}

let made = 0;

/** An account as a person makes it: through the sign-up call. */
export async function signUp(server: TestApp, wanted: Account = {}) {
  made += 1;
  const account = {
    name: "Ada Byron",
    email: `ada-${made}@example.com`,
    password: "correct horse",
    ...wanted,
  };
  const answer = await server.http.inject({ method: "POST", url: "/auth/register", payload: account });
  if (answer.statusCode !== 201) throw new Error(`sign-up answered ${answer.statusCode}: ${answer.body}`);
  const { user, tokens } = answer.json<{ data: SignedIn }>().data;
  return { ...account, user, tokens, headers: { authorization: `Bearer ${tokens.access.token}` } };
}
