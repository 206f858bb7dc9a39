import { expect, test } from "vitest";
import { leastTimes } from "../../../../../../scripts/least-times.mjs";
import { isGuessable } from "./is-guessable.ts";

test.each([
  // Plain words, with and without additions.
  "password",
  "Password1",
  "P@ssw0rd!",
  "passw0rd2024",
  "iloveyou",
  "sunshine",
  "princess1",
  "Football99!",
  "123password",
  "letmein!!",
  "welcome2026",
  "charlie1991",
  "Summer2025!",
  "dragon1234",
  "michael7777",
  "trustno1",
  "ch3ls3a1905",
  "admin12345678",
  "monkeymonkey",
  // Runs of neighbouring characters.
  "12345678",
  "87654321",
  "123456789a",
  "qwertyuiop",
  "qwerty123",
  "1qaz2wsx",
  "zaq12wsx",
  "abcd1234",
  "1q2w3e4r5t",
  "asdf1234",
  "147258369",
  "qweasdzxc123",
  "azertyuiop",
  "!@#$%^&*",
  // Used often, though no word and no pattern.
  "rush2112",
  "drowssap",
  "einstein",
  // Words that are in no list of passwords, with an addition.
  "Administrator1985",
  "accessdenied123",
  // Repetitions and dates.
  "11111111",
  "abcabcabc",
  "12121212",
  "01011990",
  "24.12.2001",
  "1999-12-31",
])("%s is guessed first", async (password) => {
  expect(await isGuessable(password)).toBe(true);
});

test.each([
  "correct horse",
  "correct horse battery",
  "a password nobody else has 93741",
  "hunter2-of-berlin",
  "anna7391",
  "Tr0ub4dor&3x",
  "wagon-lamp-river",
  "passwordless-mornings",
  "82649173",
  "пароль-и-чай",
  " kept  as is ",
  "x7Kq!mB2",
])("%s is not", async (password) => {
  expect(await isGuessable(password)).toBe(false);
});

test("of the longest passwords none takes much longer to judge than another", async () => {
  const judge = (passwords: string[]) => () => Promise.all(passwords.map(isGuessable));
  const [repeated = 0, usual = 0] = await leastTimes([
    judge(["1".repeat(127) + "x", "qwe".repeat(42), "a1".repeat(64), "0".repeat(128)]),
    judge(Array.from({ length: 4 }, () => "kestrel umbrella forty ".repeat(6).slice(0, 128))),
  ]);
  expect(repeated / usual).toBeLessThan(20);
});
