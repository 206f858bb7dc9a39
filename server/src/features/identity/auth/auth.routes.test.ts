import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { uploaded } from "#test/test-pictures.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    CHAT_URL: "https://chat.example.com/start?team=desk",
    CHAT_MESSAGE: "Hi there & all",
  });
});
afterAll(() => server.close());

const profile = (headers: Record<string, string> = {}) => call(server, auth.getProfile, {}, { headers });

const aToken = { token: expect.any(String), expires: expect.any(String) };

describe("register", () => {
  test("makes an account and signs it in", async () => {
    const email = "Grace.Hopper@Example.com";
    const answer = await call(server, auth.register, {
      body: {
        name: " Grace ",
        email: ` ${email} `,
        password: " kept  as is ",
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      status: true,
      message: "Registration successful",
      data: {
        user: {
          id: expect.any(String),
          name: "Grace",
          email,
          picture: null,
          language: "en",
          redirectPath: "/add-store-detail",
          emailVerified: false,
        },
        tokens: { access: aToken, refresh: aToken },
      },
    });
    const { user, tokens } = answer.body.data;
    const lives = [tokens.access, tokens.refresh].map(
      ({ expires }) => Date.parse(expires) - +server.clock.now(),
    );
    expect(lives).toEqual([10 * 60_000, 7 * 86_400_000]);
    expect((await profile({ authorization: `Bearer ${tokens.access.token}` })).body.data).toEqual(user);
    expect((await call(server, auth.login, { body: { email, password: " kept  as is " } })).status).toBe(200);
    expect((await call(server, auth.login, { body: { email, password: "kept  as is" } })).status).toBe(401);
  });

  test("takes an address once, whatever its case", async () => {
    await signUp(server, { email: "once@example.com" });
    const again = await call(server, auth.register, {
      body: {
        name: "B",
        email: "ONCE@example.COM",
        password: "pale-lamp-41",
      },
    });
    expect(again.status).toBe(409);
    expect(again.refusal).toMatchObject({
      status: false,
      code: "email_taken",
      fields: { email: expect.any(String) },
    });
  });

  test.each([
    [{ name: "", email: "a@example.com", password: "pale-lamp-41" }, "name"],
    [{ name: "  ", email: "a@example.com", password: "pale-lamp-41" }, "name"],
    [{ name: "n".repeat(101), email: "a@example.com", password: "pale-lamp-41" }, "name"],
    [{ name: "A", email: "a@example", password: "pale-lamp-41" }, "email"],
    [{ name: "A", email: "a@example.com", password: "1234567" }, "password"],
    [{ name: "A", email: "a@example.com", password: "p".repeat(129) }, "password"],
    [{ name: "A", email: "a@example.com", password: "pale-lamp-41", admin: true }, "admin"],
    [{ name: "A", email: "a@example.com" }, "password"],
  ])("refuses %j and names the field", async (payload, field) => {
    const answer = await callUnchecked(server, auth.register, { body: payload });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.fields!)).toEqual([field]);
  });
});

describe("login", () => {
  test("signs in, whatever the case of the address", async () => {
    const { email, password, user } = await signUp(server);
    const answer = await call(
      server,
      auth.login,
      { body: { email: email.toUpperCase(), password } },
      { headers: { "user-agent": "x".repeat(900) } },
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: true, message: "Login successful", data: { user } });
    const [session] = await server.database.sql<{ agent: number }>(
      "SELECT max(length(user_agent)) AS agent FROM sessions WHERE user_id = $1",
      [user.id],
    );
    expect(session?.agent).toBe(300);
  });

  test("answers alike for a wrong password, an unknown address and an account without a password", async () => {
    const { email } = await signUp(server);
    const noPassword = await testSellerWithStore(server, "no-password");
    const emails = [email, "nobody@example.com", `${noPassword.id}@example.com`];
    const answers = await Promise.all(
      emails.map((each) => call(server, auth.login, { body: { email: each, password: "wrong one" } })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect({ ...answer.refusal, request_id: "" }).toEqual({
        status: false,
        error: "The email or password is wrong.",
        code: "invalid_credentials",
        request_id: "",
      });
    }
  });

  test("does the same hashing for all of them", async () => {
    const { email } = await signUp(server);
    const { passwords } = server.deps;
    const verify = passwords.verify;
    let verified = 0;
    passwords.verify = (...given) => {
      verified += 1;
      return verify(...given);
    };
    for (const address of [email, "nobody@example.com"])
      await call(server, auth.login, { body: { email: address, password: "no" } });
    passwords.verify = verify;
    expect(verified).toBe(2);
  });
});

describe("logout", () => {
  test("ends the session at once, by any token of it", async () => {
    const { tokens, headers } = await signUp(server);
    const refreshed = await call(server, auth.refreshTokens, {
      body: { refreshToken: tokens.refresh.token },
    });
    const answer = await call(server, auth.logout, { body: { refreshToken: tokens.refresh.token } });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect((await profile(headers)).status).toBe(401);
    const next = await call(server, auth.refreshTokens, {
      body: { refreshToken: refreshed.body.tokens.refresh.token },
    });
    expect([next.status, next.code]).toEqual([401, "invalid_refresh_token"]);
  });

  test("leaves other sessions alone", async () => {
    const { email, password, tokens, headers } = await signUp(server);
    const other = await call(server, auth.login, { body: { email, password } });
    await call(server, auth.logout, { body: { refreshToken: other.body.data.tokens.refresh.token } });
    expect((await profile(headers)).status).toBe(200);
    expect(
      (await call(server, auth.refreshTokens, { body: { refreshToken: tokens.refresh.token } })).status,
    ).toBe(200);
  });

  test("answers 204 for a token nobody knows", async () => {
    expect((await call(server, auth.logout, { body: { refreshToken: "unknown\u0000" } })).status).toBe(204);
  });
});

describe("profile", () => {
  test("needs a bearer token", async () => {
    for (const headers of [{}, { authorization: "Bearer" }, { authorization: "Basic YTpi" }]) {
      const answer = await profile(headers);
      expect([answer.status, answer.code]).toEqual([401, "unauthenticated"]);
    }
  });

  test("says when the access token is merely old", async () => {
    const { headers } = await signUp(server);
    server.clock.advance(10 * 60_000);
    const answer = await profile(headers);
    expect([answer.status, answer.code]).toEqual([401, "token_expired"]);
  });

  test("sends nobody with a store to make one", async () => {
    const { headers } = await testSellerWithStore(server, "has-a-store");
    expect((await profile(headers)).body.data.redirectPath).toBeNull();
  });

  test("can be edited field by field", async () => {
    const { headers, user } = await signUp(server);
    const { url: picture } = await uploaded(server, { headers });
    const patch = (payload: object) => call(server, auth.editProfile, { body: payload }, { headers });
    expect((await patch({ picture })).body.data).toEqual({ ...user, picture });
    const named = await patch({ name: " Ada Lovelace " });
    expect(named.body).toEqual({ status: true, data: { ...user, name: "Ada Lovelace", picture } });
    expect((await patch({ picture: null })).body.data).toEqual({ ...user, name: "Ada Lovelace" });
    expect((await patch({})).body.data.name).toBe("Ada Lovelace");
    expect((await patch({ name: "" })).status).toBe(422);
    expect((await patch({ email: "other@example.com" })).refusal.fields).toHaveProperty("email");
  });
});

describe("all of them", () => {
  test.each(["register", "login", "refresh-tokens", "logout", "link-login"])(
    "%s refuses malformed JSON",
    async (name) => {
      const headers = { "content-type": "application/json" };
      const answer = await server.http.inject({
        method: "POST",
        url: `/auth/${name}`,
        headers,
        payload: '{"a":',
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "malformed"]);
      expect(
        (await server.http.inject({ method: "POST", url: `/auth/${name}`, payload: {} })).statusCode,
      ).toBe(422);
    },
  );

  test("config tells the web app what it needs to start", async () => {
    const answer = await call(server, auth.getConfig, {});
    expect(answer.body).toEqual({
      google: { enabled: false, clientId: null, authorizationEndpoint: null },
      mails: false,
      localOnly: true,
      chatUrl: "https://chat.example.com/start?team=desk&text=Hi%20there%20%26%20all",
      projectId: "solodesk",
      currency: "USD",
    });
    const headers = { host: "desk.example.com" };
    expect((await call(server, auth.getConfig, {}, { headers })).body.localOnly).toBe(false);
  });
});
