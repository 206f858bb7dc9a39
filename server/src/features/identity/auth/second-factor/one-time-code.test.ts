import fc from "fast-check";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { isOneTimeCode, newSecret, otpauthUrl, stepOf } from "./one-time-code.ts";
import { plainCode } from "./plain-code.ts";
import { drawRecoveryCodes } from "./recovery/recovery-code.ts";

const at = (seconds: number) => new Date(seconds * 1000);

/** From appendix B of RFC 6238: the last six of its eight digits. */
const vectors: [seconds: number, code: string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
];

test("RFC 6238: its own examples are taken, each for its step", () => {
  const secret = Secret.fromLatin1("12345678901234567890").base32;
  for (const [seconds, code] of vectors)
    expect(stepOf(secret, code, at(seconds)), code).toBe(Math.floor(seconds / 30));
});

test("a phone may be a step early or late, and no more", () => {
  const secret = newSecret();
  const step = 59_000_000;
  const code = new TOTP({ secret }).generate({ timestamp: step * 30_000 });
  const taken = [-61, -31, -30, -1, 0, 29, 30, 59, 60, 90].map((late) =>
    stepOf(secret, code, at(step * 30 + late)),
  );
  expect(taken).toEqual([undefined, undefined, step, step, step, step, step, step, undefined, undefined]);
});

test("secrets are 160 bits that repeat nothing, and go into the address as apps read it", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(
    otpauthUrl(secrets[0] ?? "", { issuer: "Ada & Co: Büro", account: "ada+1@example.com" }),
  );
  expect([url.protocol, url.host]).toEqual(["otpauth:", "totp"]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: "Ada & Co: Büro",
    secret: secrets[0],
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(decodeURIComponent(url.pathname)).toBe("/Ada & Co: Büro:ada+1@example.com");
});

test("a code is taken however it is typed, and nothing else is one", () => {
  for (const typed of ["123456", "123 456", " 123-456 ", "１２３４５６", "123 456"])
    expect(isOneTimeCode(plainCode(typed)), typed).toBe(true);
  for (const typed of ["12345", "1234567", "12345a", "-12345", "1e5"])
    expect(isOneTimeCode(plainCode(typed)), typed).toBe(false);
  const [code = ""] = drawRecoveryCodes();
  expect(plainCode(` ${code.toUpperCase().replaceAll("-", " ")}`)).toBe(plainCode(code));
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 12 }), (typed) => {
      fc.pre(!isOneTimeCode(plainCode(typed)));
      expect(stepOf(newSecret(), plainCode(typed), at(59))).toBeUndefined();
    }),
  );
});

test("ten recovery codes, none like another, in letters that nobody mixes up", () => {
  const codes = Array.from({ length: 20 }, drawRecoveryCodes).flat();
  expect(codes).toHaveLength(200);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/);
});
