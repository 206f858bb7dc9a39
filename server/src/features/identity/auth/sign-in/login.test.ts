import { argon2Sync } from "node:crypto";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { expect } from "vitest";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { test } from "#test/with-server.ts";

const encode = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

test("a hash of weaker settings is made anew at the next sign-in, and only by the right password", async ({
  server,
}) => {
  const { email, password, user } = await signUp(server);
  const nonce = Buffer.from("sixteen bytes in");
  const tag = argon2Sync("argon2id", {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 4096,
    passes: 1,
  });
  const weak = `$argon2id$v=19$m=4096,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
  const { sql } = server.database;
  await sql("UPDATE users SET password_hash = $2 WHERE id = $1", [user.id, weak]);
  const login = async (typed: string) =>
    (await call(server, auth.login, { body: { email, password: typed } })).status;
  const stored = async () =>
    (await sql<{ hash: string }>("SELECT password_hash AS hash FROM users WHERE id = $1", [user.id]))[0]
      ?.hash;
  expect(await login("wrong one")).toBe(401);
  expect(await stored()).toBe(weak);
  expect(await login(password)).toBe(200);
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await login(password)).toBe(200);
});
