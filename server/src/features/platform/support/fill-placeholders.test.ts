import { Lexer } from "marked";
import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks-of.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { headingIds } from "./heading-ids.ts";
import { TextError } from "./text-error.ts";

const filled = (text: string, values: Record<string, string>) =>
  fillPlaceholders(text, new Map(Object.entries(values)));
const paragraphs = (text: string, values: Record<string, string>) =>
  blocksOf(Lexer.lex(filled(text, values)), headingIds());

describe("placeholders", () => {
  test.each([
    "1. Main St #4, [here](https://evil.example)",
    "a*b*c _d_ `e` <b>f</b> & &amp; ~~g~~ \\ {{name}}",
    "# Ada",
    "- Ada",
    "www.evil.example ada@evil.example https://evil.example",
  ])("show a value as it is, whatever it would mean as Markdown: %s", (value) => {
    expect(paragraphs("{{name}}", { name: value })).toEqual([{ kind: "paragraph", runs: [{ text: value }] }]);
  });

  test("stand in links too", () => {
    expect(paragraphs("[{{email}}](mailto:{{email}})", { email: "a_b+c*d@desk.example" })).toEqual([
      { kind: "paragraph", runs: [{ text: "a_b+c*d@desk.example", to: "mailto:a_b+c*d@desk.example" }] },
    ]);
  });

  test("a section goes with its value, and leaves no hole", () => {
    const text = "One.\n{{#a}}A is {{a}}.{{/a}}\n{{^a}}No a.{{/a}}\n{{#a}}{{#b}}Both.{{/b}}{{/a}}\nTwo.";
    expect(filled(text, { a: "x", b: "" })).toBe("One.\nA is x.\nTwo.");
    expect(filled(text, { a: "", b: "" })).toBe("One.\nNo a.\nTwo.");
    expect(filled(text, { a: "x", b: "y" })).toBe("One.\nA is x.\nBoth.\nTwo.");
  });

  test.each([
    ["Ask {{who}}", "has {{who}}; known are {{name}}, {{email}}"],
    ["{{#who}}x{{/who}}", "has {{#who}}"],
    ["{{#name}}never closed", "has {{#name}}"],
    ["{{constructor}}", "has {{constructor}}"],
    ["Write to {{email}}", "needs EMAIL: set it, or put what names it between {{#email}} and {{/email}}"],
  ])("%s is refused", (text, reason) => {
    expect(() => filled(text, { name: "Ada", email: "" })).toThrow(TextError);
    expect(() => filled(text, { name: "Ada", email: "" })).toThrow(reason);
  });
});
