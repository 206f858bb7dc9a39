import { argon2Sync } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { openPasswords } from "./passwords.ts";

const passwords = openPasswords(1);
afterAll(() => passwords.close());

const encode = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** A hash as an older release wrote it, with cheaper settings. */
function cheapHash(password: string): string {
  const nonce = Buffer.from("sixteen bytes in");
  const cost = { parallelism: 2, tagLength: 32, memory: 4096, passes: 1 };
  const tag = argon2Sync("argon2id", { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=4096,t=1,p=2$${encode(nonce)}$${encode(tag)}`;
}

test("a hash is checked with the settings it was made with, and known to be outdated", async () => {
  const [old, fresh] = [cheapHash("correct horse"), await passwords.hash("correct horse")];
  for (const hash of [old, fresh]) {
    expect(await passwords.verify("correct horse", hash)).toBe(true);
    expect(await passwords.verify("correct mule", hash)).toBe(false);
  }
  expect([old, fresh].map(passwords.isOutdated)).toEqual([true, false]);
  for (const hash of [null, undefined, ""]) expect(await passwords.verify("", hash)).toBe(false);
});
