import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { jobList, jobNames } from "../../../../job-list.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true });
});
afterAll(() => server.close());

const sweep = async () =>
  jobList(server.deps)
    .find(({ name }) => name === "sweep-sessions")
    ?.run();
const none = { accountLinks: 0, tickets: 0, factors: 0 };

test("each thing goes an hour after it is over, and nothing before", async () => {
  expect(jobNames).toContain("sweep-sessions");
  const left = await signUp(server);
  const kept = await signUp(server);
  await call(server, auth.createLinkCode, {}, kept);
  await call(server, auth.login, { body: { email: kept.email, password: "wrong one" } });
  await call(server, auth.logout, { body: { refreshToken: left.tokens.refresh.token } });
  expect(await sweep()).toEqual({ sessions: 0, tokens: 0, links: 0, ...none, windows: 0 });

  server.clock.advance(minutes(60) + 1);
  expect(await sweep()).toEqual({ sessions: 1, tokens: 0, links: 0, ...none, windows: 0 });
  server.clock.advance(minutes(15));
  expect(await sweep()).toEqual({ sessions: 0, tokens: 0, links: 1, ...none, windows: 0 });
  server.clock.advance(minutes(45));
  expect(await sweep()).toEqual({ sessions: 0, tokens: 0, links: 0, ...none, windows: 1 });

  // A session that is refreshed loses only its oldest token.
  server.clock.advance(days(5));
  const { tokens } = (
    await call(server, auth.refreshTokens, { body: { refreshToken: kept.tokens.refresh.token } })
  ).body;
  server.clock.advance(days(3));
  expect(await sweep()).toEqual({ sessions: 0, tokens: 1, links: 0, ...none, windows: 0 });
  expect(
    (await call(server, auth.refreshTokens, { body: { refreshToken: tokens.refresh.token } })).status,
  ).toBe(200);
  server.clock.advance(days(7) + minutes(60) + 1);
  expect(await sweep()).toEqual({ sessions: 1, tokens: 0, links: 0, ...none, windows: 0 });
  const [rows] = await server.database.sql("SELECT count(*)::int AS tokens FROM refresh_tokens");
  expect(rows).toEqual({ tokens: 0 });
});
