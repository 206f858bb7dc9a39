import { google as googleCalls } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "#kernel/config/config.ts";
import { seconds } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { REDIRECT } from "#test/google-visit.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestGoogle, testGoogle } from "#test/test-google.ts";

let google: TestGoogle;
let server: TestApp;
let without: TestApp;
beforeAll(async () => {
  google = await testGoogle([REDIRECT]);
  [server, without] = await Promise.all([testApp(google.client), testApp()]);
});
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  await google.close();
});

const configOf = async (of: TestApp) => (await call(of, auth.getConfig, {})).body;

test("nothing is offered where it is not set up, and its calls say so", async () => {
  const off = { enabled: false, clientId: null, authorizationEndpoint: null };
  expect(await configOf(without)).toMatchObject({ google: off, mails: false });
  const body = { code: "c", codeVerifier: "v", redirectUri: REDIRECT, nonce: "n" };
  const account = await signUp(without);
  for (const endpoint of [googleCalls.signIn, googleCalls.link]) {
    const answer = await call(without, endpoint, { body }, account);
    expect([answer.status, answer.code]).toEqual([404, "google_not_configured"]);
  }
});

test("a provider that is silent holds up no page, is left alone for a while, and asked again", async () => {
  // It never responds, so waiting for it would never end.
  google.fail("late");
  const enabled = { enabled: true, clientId: google.client.GOOGLE_CLIENT_ID };
  expect((await configOf(server)).google).toEqual({ ...enabled, authorizationEndpoint: null });
  google.fail("not");
  expect((await configOf(server)).google.authorizationEndpoint).toBeNull();
  google.fail(undefined);
  const again = async () => {
    server.clock.advance(seconds(11));
    return (await configOf(server)).google.authorizationEndpoint;
  };
  await expect.poll(again).toBe(`${google.issuer}/auth`);
});

test.each([
  [{ GOOGLE_CLIENT_ID: "id" }, /GOOGLE_CLIENT_SECRET/],
  [{ GOOGLE_CLIENT_SECRET: "secret" }, /GOOGLE_CLIENT_ID/],
  [{ GOOGLE_ISSUER: "http://provider.example" }, /https/],
  [{ GOOGLE_ISSUER: "accounts.google.com" }, /GOOGLE_ISSUER/],
])("a setting that is half or unsafe is refused at the start", (given, said) => {
  expect(() => readConfig(given, "")).toThrow(ConfigError);
  expect(() => readConfig(given, "")).toThrow(said);
});
