import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.http.inject({ method: "POST", url, payload, headers });
const profile = (headers: Record<string, string> = {}) =>
  server.http.inject({ url: "/auth/profile", headers });

const aToken = { token: expect.any(String), expires: expect.any(String) };

describe("register", () => {
  test("makes an account and signs it in", async () => {
    const email = "Grace.Hopper@Example.com";
    const answer = await post("/auth/register", {
      name: " Grace ",
      email: ` ${email} `,
      password: " kept  as is ",
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      status: true,
      message: "Registration successful",
      data: {
        user: {
          id: expect.any(String),
          name: "Grace",
          email,
          picture: null,
          redirectPath: "/add-store-detail",
          emailVerified: false,
        },
        tokens: { access: aToken, refresh: aToken },
      },
    });
    const { user, tokens } = answer.json().data;
    const lives = [tokens.access, tokens.refresh].map(
      ({ expires }) => Date.parse(expires) - +server.clock.now(),
    );
    expect(lives).toEqual([10 * 60_000, 7 * 86_400_000]);
    expect((await profile({ authorization: `Bearer ${tokens.access.token}` })).json().data).toEqual(user);
    expect((await post("/auth/login", { email, password: " kept  as is " })).statusCode).toBe(200);
    expect((await post("/auth/login", { email, password: "kept  as is" })).statusCode).toBe(401);
  });

  test("takes an address once, whatever its case", async () => {
    await signUp(server, { email: "once@example.com" });
    const again = await post("/auth/register", {
      name: "B",
      email: "ONCE@example.COM",
      password: "pale-lamp-41",
    });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
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
    const answer = await post("/auth/register", payload);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });
});

describe("login", () => {
  test("signs in, whatever the case of the address", async () => {
    const { email, password, user } = await signUp(server);
    const answer = await post(
      "/auth/login",
      { email: email.toUpperCase(), password },
      { "user-agent": "x".repeat(900) },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: true, message: "Login successful", data: { user } });
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
      emails.map((each) => post("/auth/login", { email: each, password: "wrong one" })),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect({ ...answer.json(), request_id: "" }).toEqual({
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
      await post("/auth/login", { email: address, password: "no" });
    passwords.verify = verify;
    expect(verified).toBe(2);
  });
});

describe("logout", () => {
  test("ends the session at once, by any token of it", async () => {
    const { tokens, headers } = await signUp(server);
    const refreshed = await post("/auth/refresh-tokens", { refreshToken: tokens.refresh.token });
    const answer = await post("/auth/logout", { refreshToken: tokens.refresh.token });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect((await profile(headers)).statusCode).toBe(401);
    const next = await post("/auth/refresh-tokens", { refreshToken: refreshed.json().tokens.refresh.token });
    expect([next.statusCode, next.json().code]).toEqual([401, "invalid_refresh_token"]);
  });

  test("leaves other sessions alone", async () => {
    const { email, password, tokens, headers } = await signUp(server);
    const other = await post("/auth/login", { email, password });
    await post("/auth/logout", { refreshToken: other.json().data.tokens.refresh.token });
    expect((await profile(headers)).statusCode).toBe(200);
    expect((await post("/auth/refresh-tokens", { refreshToken: tokens.refresh.token })).statusCode).toBe(200);
  });

  test("answers 204 for a token nobody knows", async () => {
    expect((await post("/auth/logout", { refreshToken: "unknown\u0000" })).statusCode).toBe(204);
  });
});

describe("profile", () => {
  test("needs a bearer token", async () => {
    for (const headers of [{}, { authorization: "Bearer" }, { authorization: "Basic YTpi" }]) {
      const answer = await profile(headers);
      expect([answer.statusCode, answer.json().code]).toEqual([401, "unauthenticated"]);
    }
  });

  test("says when the access token is merely old", async () => {
    const { headers } = await signUp(server);
    server.clock.advance(10 * 60_000);
    const answer = await profile(headers);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "token_expired"]);
  });

  test("sends nobody with a store to make one", async () => {
    const { headers } = await testSellerWithStore(server, "has-a-store");
    expect((await profile(headers)).json().data.redirectPath).toBeNull();
  });

  test("can be edited field by field", async () => {
    const { headers, user } = await signUp(server);
    const { url: picture } = await uploaded(server, { headers });
    const patch = (payload: object) =>
      server.http.inject({ method: "PATCH", url: "/auth/profile", headers, payload });
    expect((await patch({ picture })).json().data).toEqual({ ...user, picture });
    const named = await patch({ name: " Ada Lovelace " });
    expect(named.json()).toEqual({ status: true, data: { ...user, name: "Ada Lovelace", picture } });
    expect((await patch({ picture: null })).json().data).toEqual({ ...user, name: "Ada Lovelace" });
    expect((await patch({})).json().data.name).toBe("Ada Lovelace");
    expect((await patch({ name: "" })).statusCode).toBe(422);
    expect((await patch({ email: "other@example.com" })).json().fields).toHaveProperty("email");
  });
});

describe("all of them", () => {
  test.each(["register", "login", "refresh-tokens", "logout", "link-login"])(
    "%s refuses malformed JSON",
    async (call) => {
      const headers = { "content-type": "application/json" };
      const answer = await server.http.inject({
        method: "POST",
        url: `/auth/${call}`,
        headers,
        payload: '{"a":',
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "malformed"]);
      expect((await post(`/auth/${call}`, {})).statusCode).toBe(422);
    },
  );

  test("config tells the web app what it needs to start", async () => {
    const answer = await server.http.inject({ url: "/auth/config" });
    expect(answer.json()).toEqual({
      google: { enabled: false, clientId: null, authorizationEndpoint: null },
      mails: false,
      localOnly: true,
      chatUrl: "https://chat.example.com/start?team=desk&text=Hi%20there%20%26%20all",
      projectId: "solodesk",
      currency: "USD",
    });
    const headers = { host: "desk.example.com" };
    expect((await server.http.inject({ url: "/auth/config", headers })).json().localOnly).toBe(false);
  });
});
