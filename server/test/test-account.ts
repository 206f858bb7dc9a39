import { auth } from "@solodesk/contract/identity/auth.ts";
import { call } from "./call.ts";
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
  const { user, tokens } = (await call(server, auth.register, { body: account })).body.data;
  return { ...account, user, tokens, headers: { authorization: `Bearer ${tokens.access.token}` } };
}
