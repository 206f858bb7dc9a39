import { generateKeyPairSync } from "node:crypto";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
let account: Awaited<ReturnType<typeof signUp>>;
let key: Buffer;
beforeAll(async () => {
  server = await testApp();
  key = server.deps.secrets.key("access-token");
});
beforeEach(async () => {
  account = await signUp(server);
});
afterAll(() => server.close());

const bearer = (token: string) =>
  call(server, auth.getProfile, {}, { headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string) => (await bearer(token)).status;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const seconds = () => Math.floor(server.clock.now().getTime() / 1000);

/** The parts of a valid token. Each forgery below changes one of them. */
function good() {
  const [, payload = ""] = account.tokens.access.token.split(".");
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, "base64url").toString());
  return { header: { alg: "HS256", typ: "at+jwt" }, claims };
}

function signed(
  change: { header?: object; claims?: object } = {},
  secret: Parameters<SignJWT["sign"]>[0] = key,
) {
  const { header, claims } = good();
  return new SignJWT({ ...claims, ...change.claims })
    .setProtectedHeader({ ...header, ...change.header })
    .sign(secret);
}

describe("E4: an access token", () => {
  test("made the right way is taken, so each refusal below has the one reason it names", async () => {
    expect(await statusOf(await signed())).toBe(200);
  });

  test.each([
    ["another audience", { claims: { aud: "other" } }],
    ["another issuer", { claims: { iss: "other" } }],
    ["no audience", { claims: { aud: undefined } }],
    ["no issuer", { claims: { iss: undefined } }],
    ["another type", { header: { typ: "JWT" } }],
    ["no type", { header: { typ: undefined } }],
    ["no session", { claims: { sid: undefined } }],
    ["a session nobody opened", { claims: { sid: "0199aaaa-0000-7000-8000-000000000000" } }],
    ["no subject", { claims: { sub: undefined } }],
    ["no id", { claims: { jti: undefined } }],
    ["no expiry", { claims: { exp: undefined } }],
    ["HS384", { header: { alg: "HS384" } }],
    ["HS512", { header: { alg: "HS512" } }],
  ])("with %s is refused, though signed with the right key", async (_what, change) => {
    const answer = await bearer(await signed(change));
    expect([answer.status, answer.code]).toEqual([401, "unauthenticated"]);
  });

  test("is refused without a signature", async () => {
    const { claims } = good();
    const [, , signature = ""] = account.tokens.access.token.split(".");
    for (const alg of ["none", "None", "NONE", "nOnE", ""]) {
      const unsigned = `${encode({ alg, typ: "at+jwt" })}.${encode(claims)}`;
      for (const tail of ["", ".", `.${signature}`])
        expect(await statusOf(unsigned + tail), alg + tail).toBe(401);
    }
  });

  test("is refused when signed with a key of the sender's choice, whatever its header says of it", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
    const jwk = publicKey.export({ format: "jwk" });
    const own = Buffer.alloc(32);
    const forged = await Promise.all([
      signed({ header: { alg: "RS256", jwk } }, privateKey),
      signed({ header: { alg: "RS256", jku: "http://127.0.0.1:1/keys" } }, privateKey),
      signed({ header: { jwk } }, Buffer.from(pem)),
      signed({ header: { kid: "../../../../dev/null" } }, own),
      signed({ header: { kid: "' UNION SELECT 'a" } }, own),
      signed({ header: { jku: "http://127.0.0.1:1/keys", x5u: "http://127.0.0.1:1/cert" } }, own),
      signed({ header: { jwk: { kty: "oct", k: own.toString("base64url") } } }, own),
      signed({}, server.deps.secrets.key("refresh-successor")),
    ]);
    for (const token of forged) expect(await statusOf(token), token).toBe(401);
  });

  test("is refused with one bit of any part changed, even one that decoders ignore", async () => {
    const { token } = account.tokens.access;
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const signatureAt = token.lastIndexOf(".") + 1;
    const unnoticed: string[] = [];
    for (let at = 0; at < token.length; at += 1) {
      // All six bits of each character of the signature, one bit of each character before it.
      for (const bit of at >= signatureAt ? [1, 2, 4, 8, 16, 32] : [1]) {
        const changed = alphabet[alphabet.indexOf(token.charAt(at)) ^ bit];
        if (token.charAt(at) === "." || changed === undefined) continue;
        const status = await statusOf(token.slice(0, at) + changed + token.slice(at + 1));
        if (status !== 401) unnoticed.push(`bit ${bit} of character ${at}`);
      }
    }
    expect(unnoticed).toEqual([]);
    for (const tail of ["=", "A", "."]) expect(await statusOf(token + tail)).toBe(401);
  });

  test("is refused once it has expired, and as soon as its session has ended", async () => {
    expect(await statusOf(await signed({ claims: { exp: seconds() } }))).toBe(401);
    await server.database.sql("UPDATE sessions SET revoked_at = now() WHERE user_id = $1", [account.user.id]);
    expect(await statusOf(account.tokens.access.token)).toBe(401);
  });

  test("speaks for the user of its session alone, even when the signature is right", async () => {
    const victim = await signUp(server);
    expect(await statusOf(await signed({ claims: { sub: good().claims["sub"] } }))).toBe(200);
    expect(await statusOf(await signed({ claims: { sub: victim.user.id } }))).toBe(401);
  });

  test("is not what a refresh token or a sign-in code is", async () => {
    const made = await call(server, auth.createLinkCode, {}, account);
    expect(await statusOf(account.tokens.refresh.token)).toBe(401);
    expect(await statusOf(made.body.code)).toBe(401);
  });
});

test("the JWT_TOKEN cookie opens nothing: every call for signed-in people answers 401", async () => {
  const { paths } = (await server.http.inject({ url: "/openapi.json" })).json<{
    paths: Record<string, Record<string, { security: object[] }>>;
  }>();
  // Some operations allow anonymous calls; they are tested below with an item that only members may request.
  const isForMembers = (security: object[]) => security.every((scheme) => Object.keys(scheme).length > 0);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0 && isForMembers(security))
      .map(([method]) => ({ method: method.toUpperCase() as "GET" | "POST" | "PATCH" | "DELETE", path })),
  );
  expect(calls.length).toBeGreaterThanOrEqual(3);
  const { token } = account.tokens.access;
  expect(await statusOf(token)).toBe(200);
  for (const { method, path } of calls) {
    const url = path.replaceAll(/\{\w+\}/g, "0199aaaa-0000-7000-8000-000000000000");
    const headers = { cookie: `JWT_TOKEN=${token}`, "content-type": "application/json" };
    const answer = await server.http.inject({ method, url, headers, payload: "{}" });
    expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([401, "unauthenticated"]);
  }
  const item = { id: "0199aaaa-0000-7000-8000-000000000000", quantity: 1, website_url: null };
  const preview = await call(
    server,
    checkout.preview,
    { body: { items: [item] } },
    { headers: { cookie: `JWT_TOKEN=${token}` } },
  );
  expect([preview.status, preview.code]).toEqual([401, "unauthenticated"]);
});
