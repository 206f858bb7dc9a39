// A second factor is turned on while a sign-in or confirmation without a code is under way, which checked
// before it was on.
import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { codeOf, turnOnSecondFactor } from "#test/test-second-factor.ts";
import { openSession } from "../sessions/open-session.ts";
import { findUser } from "../users.repository.ts";
import { beginFactor } from "./begin-factor.ts";
import { turnOnFactor } from "./turn-on-factor.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test("a sign-in that saw no factor opens no session once there is one", async () => {
  const { headers, user } = await signUp(server);
  const seen = await findUser(server.deps.db, user.id);
  await turnOnSecondFactor(server, { headers });
  const opening = { userId: user.id, userAgent: "", passwordVersion: seen?.passwordVersion ?? -1 };
  await expect(openSession(server.deps, opening)).rejects.toMatchObject({ code: "invalid_credentials" });
});

test("a confirmation by password that saw no factor waits for it, and counts no more", async () => {
  const { headers, user, tokens, password } = await signUp(server);
  const { deps, clock } = server;
  const { sessionId } = await accessTokens(deps.secrets, clock, deps.newId).verify(tokens.access.token);
  const secret = await beginFactor(deps, user.id);
  const confirming = await inTransaction(deps, async (deps) => {
    await turnOnFactor(deps, { id: user.id, sessionId }, codeOf(secret, clock.now()));
    const answer = call(server, auth.confirm, { body: { password } }, { headers });
    const isFirst = await Promise.race([answer, waiting()]);
    expect(isFirst, "it waits").toBe("waits");
    return { answer };
  });
  const answer = await confirming.answer;
  expect([answer.status, answer.refusal.fields]).toEqual([
    422,
    { password: "Enter the code from your authenticator app instead." },
  ]);
});

/** Resolves once a statement in this database waits for a lock. */
async function waiting(): Promise<"waits"> {
  const asked =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await server.database.sql(asked)).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return "waits";
}
