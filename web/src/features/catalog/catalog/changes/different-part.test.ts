import { expect, test } from "vitest";
import { differentPart } from "./different-part.ts";

test.each([
  ["A blue cup", "A red cup", ["A ", "blue", " cup"]],
  ["A red cup", "A blue cup", ["A ", "red", " cup"]],
  ["A cup", "A cup with a lid", ["A cup", "", ""]],
  ["A cup with a lid", "A cup", ["A cup", " with a lid", ""]],
  ["Cup", "", ["", "Cup", ""]],
  ["", "Cup", ["", "", ""]],
  ["so so", "so", ["so", " so", ""]],
  ["same", "same", ["same", "", ""]],
  ["Teapot", "Tea pot", ["", "Teapot", ""]],
])("%j beside %j", (text, other, [before, part, after]) => {
  expect(differentPart(text, other)).toEqual({ before, part, after });
});

test("of a long text that stays the same only the neighbourhood is given", () => {
  const long = "many words ".repeat(100);
  const { before, part, after } = differentPart(`${long}blue ${long}end`, `${long}red ${long}end`);
  expect(part).toBe("blue");
  expect(before).toMatch(/^… (words|many) .* words $/);
  expect(after).toMatch(/^ many words .* …$/);
  expect(before.length).toBeLessThan(170);
});
