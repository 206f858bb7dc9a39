import { expect, test } from "vitest";
import { judgeNumber, writtenNumber } from "./phone-number.ts";

test.each([
  ["(213) 373-4253", "US", "+1 213 373 4253"],
  ["1 213 373 4253", "US", "+1 213 373 4253"],
  ["+1.213.373.4253", "DE", "+1 213 373 4253"],
  ["030 123456", "DE", "+49 30 123456"],
  ["0049 30 123456", "DE", "+49 30 123456"],
  ["020 7946 0018", "GB", "+44 20 7946 0018"],
  ["+44 (0)20 7946 0018", "US", "+44 20 7946 0018"],
  ["11 96123-4567", "BR", "+55 11 96123 4567"],
  ["+1 213 373 4253", "XX", "+1 213 373 4253"],
  // A country whose numbers are short.
  ["4000", "NU", "+683 4000"],
])("%s in %s is written %s", (phone, country, written) => {
  expect(writtenNumber(phone, country)).toBe(written);
  // Written so, it stays as it is, wherever it is read.
  expect(writtenNumber(written, "FR")).toBe(written);
  expect(judgeNumber(phone, country)).toBe("dialable");
});

test.each([
  ["", "US", "too short"],
  ["4711", "US", "too short"],
  ["1234", "DE", "too short"],
  ["555-0100", "US", "incomplete"],
  ["213 373 42534253", "US", "incomplete"],
  ["+1 213 373", "DE", "incomplete"],
  ["213 373 4253", "XX", "incomplete"],
  // As long as its country's numbers are, so perhaps one of a new range.
  ["(555) 010-0199", "US", "dialable"],
  // A French number in an American store: no American one, so it isn't turned into one.
  ["06 12 34 56 78", "US", "dialable"],
  // Two numbers in one.
  ["0171 1234567/68", "DE", "dialable"],
  // How Mexican mobiles were written until 2019.
  ["+52 1 55 1234 5678", "DE", "dialable"],
])("%s in %s stays as it was typed, and is %s", (phone, country, answer) => {
  expect(writtenNumber(phone, country)).toBe(phone);
  expect(judgeNumber(phone, country)).toBe(answer);
});
