import { Block } from "@solodesk/contract/platform/support.ts";
import { Lexer } from "marked";
import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks-of.ts";
import { headingIds } from "./heading-ids.ts";
import { safeLink } from "./safe-link.ts";

const blocks = (markdown: string) => {
  const made = blocksOf(Lexer.lex(markdown), headingIds());
  expect(Block.array().parse(made)).toEqual(made);
  return made;
};
const paragraph = (...runs: object[]) => ({ kind: "paragraph", runs });

describe("Markdown becomes blocks", () => {
  test("paragraphs, with strong text and links; other looks are plain", () => {
    expect(
      blocks("One *two* **three [four](/faqs)**\nfive `six` ~~seven~~  \neight &amp; ![nine](x.png)"),
    ).toEqual([
      paragraph(
        { text: "One two " },
        { text: "three ", strong: true },
        { text: "four", strong: true, to: "/faqs" },
        { text: " five six seven\neight & nine" },
      ),
    ]);
  });

  test("headings of two levels, each with an id of its own", () => {
    const headings = blocks(
      "# Your *data*\n## Your data\n### Your data\n#### Łódź & 東京\n## Your data 2\n## ***\n## !",
    );
    expect(headings).toEqual([
      { kind: "heading", level: 2, id: "your-data", text: "Your data" },
      { kind: "heading", level: 2, id: "your-data-2", text: "Your data" },
      { kind: "heading", level: 3, id: "your-data-3", text: "Your data" },
      { kind: "heading", level: 3, id: "łodz-東京", text: "Łódź & 東京" },
      { kind: "heading", level: 2, id: "your-data-2-2", text: "Your data 2" },
      { kind: "heading", level: 2, id: "section", text: "***" },
      { kind: "heading", level: 2, id: "section-2", text: "!" },
    ]);
  });

  test("lists, with what is listed below an item after it", () => {
    expect(blocks("- a\n  - b **c**\n\n    still b\n- [x] d\n\n1. e\n2. f")).toEqual([
      {
        kind: "list",
        ordered: false,
        items: [
          [{ text: "a" }],
          [{ text: "b " }, { text: "c", strong: true }, { text: " still b" }],
          [{ text: "[x] d" }],
        ],
      },
      { kind: "list", ordered: true, items: [[{ text: "e" }], [{ text: "f" }]] },
    ]);
  });

  test("a list that goes on counting keeps its numbers", () => {
    expect(blocks("1. one\n\nBetween.\n\n2. two\n3. three")).toEqual([
      { kind: "list", ordered: true, items: [[{ text: "one" }]] },
      paragraph({ text: "Between." }),
      paragraph({ text: "2. " }, { text: "two" }),
      paragraph({ text: "3. " }, { text: "three" }),
    ]);
  });

  test("what has no shape of its own is told in those there are, without losing a word", () => {
    expect(
      blocks("> quoted\n> ## Head\n\n---\n\n    code <b>\n\n| Key | Use |\n|---|---|\n| cart | **buying** |"),
    ).toEqual([
      paragraph({ text: "quoted" }),
      { kind: "heading", level: 2, id: "head", text: "Head" },
      paragraph({ text: "code <b>" }),
      {
        kind: "list",
        ordered: false,
        items: [[{ text: "Key: " }, { text: "cart" }, { text: "; Use: " }, { text: "buying", strong: true }]],
      },
    ]);
  });
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<div onclick=x>**no**</div>",
  "<!-- hidden -->",
  "before <b onmouseover=x>bold</b> after",
  "- <iframe src=//evil.example></iframe>",
])("HTML is shown as it was written: %s", (html) => {
  const [block] = blocks(html);
  const runs = block?.kind === "list" ? block.items.flat() : block?.kind === "paragraph" ? block.runs : [];
  expect(runs).toEqual([{ text: html.replace(/^- /, "") }]);
});

describe("a link leads", () => {
  test.each([
    ["/privacy#your-rights", "/privacy#your-rights"],
    ["/services?tab=shared", "/services?tab=shared"],
    ["/a/../faqs", "/faqs"],
    ["https://example.com/a?b=1&amp;c=2", "https://example.com/a?b=1&c=2"],
    ["mailto:desk@example.com?subject=Hi", "mailto:desk@example.com?subject=Hi"],
    ["tel:+15550100199", "tel:+15550100199"],
  ])("to %s", (href, to) => {
    expect(blocks(`[here](${href})`)).toEqual([paragraph({ text: "here", to })]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#115;cript:alert(1)",
    "&#106;avascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "http://example.com",
    "ftp://example.com",
    "blob:https://example.com/1",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\\\\evil.example",
    "\\\\evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "</\t/evil.example>",
    "privacy",
    "../privacy",
    "#here",
    "?a=1",
    "",
  ])("nowhere but is plain text with %j", (href) => {
    expect(
      blocks(`[here](${href}) x`)
        .map((block) => JSON.stringify(block))
        .join(),
    ).not.toContain('"to"');
  });

  test.each([
    "/\t/evil.example",
    "/\n/evil.example",
    "\u0001javascript:x",
    " //evil.example",
    "//[",
    "https://[",
  ])("nowhere with %j either, which Markdown would not let through", (href) => {
    expect(safeLink(href)).toBeUndefined();
  });

  test("addresses that stand alone follow the same rule", () => {
    expect(blocks("https://example.com www.example.com <javascript:alert(1)> desk@example.com")).toEqual([
      paragraph(
        { text: "https://example.com", to: "https://example.com/" },
        { text: " www.example.com javascript:alert(1) " },
        { text: "desk@example.com", to: "mailto:desk@example.com" },
      ),
    ]);
  });
});
