import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deskLanguages, type LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { Block, Run } from "@solodesk/contract/platform/support.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartError } from "#kernel/config/start-error.ts";
import { readTexts } from "./read-texts.ts";

const spans = {
  VISIT_DAYS: 90,
  ACTIVITY_DAYS: 730,
  RECORD_YEARS: 10,
  AD_FIGURE_DAYS: 1095,
  ACCOUNT_DELETION_DAYS: 14,
};
const nobody = {
  ...spans,
  OPERATOR_NAME: "Solodesk",
  OPERATOR_EMAIL: "",
  OPERATOR_ADDRESS: "",
  TEXTS_DIR: undefined,
};
const somebody = {
  ...spans,
  OPERATOR_NAME: "Byron *& Co.",
  OPERATOR_EMAIL: "a_b@byron.example",
  OPERATOR_ADDRESS: "1 Main St\n\nŁódź",
  TEXTS_DIR: undefined,
};

const runsOf = (block: Block): Run[] =>
  block.kind === "paragraph"
    ? block.runs
    : block.kind === "list"
      ? block.items.flat()
      : [{ text: block.text }];
const paragraphsOf = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => {
    const parts = block.kind === "list" ? block.items : [runsOf(block)];
    return parts.map((runs) => runs.map(({ text }) => text).join(""));
  });

describe("the texts that ship", () => {
  const who = {
    "of an operator who gave name, email and address": somebody,
    "of one who gave nothing": nobody,
  };
  test.each(
    Object.entries(who).flatMap(([name, config]) => deskLanguages.map((tag) => [name, tag, config] as const)),
  )("%s read in %s without a hole and without a sign of Markdown", (_who, tag, config) => {
    const texts = readTexts(config, tag);
    for (const blocks of [...texts.pages, ...texts.faqs].map((text) => text.blocks)) {
      for (const paragraph of paragraphsOf(blocks)) {
        const named = paragraph
          .replaceAll(config.OPERATOR_NAME, "Solodesk")
          .replaceAll(/\w+_\w+|\w+@[\w.]+/g, "x");
        expect(named).not.toMatch(/[{}[\]<>*_#\\]|\s{2}|\s[.,;:!?]|\(\)|^\s|\s$/);
        expect(named).toMatch(/[\p{L}\d).?:;]$/u);
      }
    }
  });

  test("describe the product as it is: no part of it is still to come", () => {
    const { pages: written, faqs } = readTexts(nobody);
    const all = [...written, ...faqs].flatMap(({ blocks }) => paragraphsOf(blocks)).join("\n");
    expect(all).not.toMatch(/to come\b|part by part|not open (here )?yet|is open here/i);
  });

  test("name the operator, and say where to write only where that is known", () => {
    const [told, untold] = [somebody, nobody].map((config) => readTexts(config).pages);
    for (const page of told ?? []) {
      const all = paragraphsOf(page.blocks).join("\n");
      expect(all, page.name).toContain("Byron *& Co.");
      expect(all, page.name).toContain("a_b@byron.example");
      const links = page.blocks.flatMap(runsOf).map(({ to }) => to);
      expect(links, page.name).toContain("mailto:a_b@byron.example");
      if (page.name !== "refund-policy") expect(all, page.name).toContain("1 Main St Łódź");
    }
    for (const page of untold ?? []) {
      expect(JSON.stringify(page), page.name).not.toMatch(/mailto:|address is|By post|By email|Postal/);
    }
  });

  test("say since when they hold, as far as they do", () => {
    const dates = Object.fromEntries(readTexts(nobody).pages.map(({ name, updated }) => [name, updated]));
    expect(dates).toEqual({
      "terms-and-conditions": "2026-11-24",
      privacy: "2026-11-29",
      "refund-policy": "2026-11-24",
      "contact-us": null,
    });
  });

  test("are titled as their screens are", () => {
    expect(readTexts(nobody).pages.map(({ title }) => title)).toEqual([
      "Terms & Conditions",
      "Privacy Policy",
      "Refund Policy",
      "Contact Us",
    ]);
  });

  test.each(deskLanguages)("say the same in %s: the same pages, headings, lists and questions", (tag) => {
    const shapeOf = (blocks: Block[]) =>
      blocks.map((block) => (block.kind === "list" ? `list of ${block.items.length}` : block.kind));
    const shape = (language: LanguageTag) => {
      const { pages: written, faqs } = readTexts(somebody, language);
      return [
        ...written.map(({ name, updated, blocks }) => ({ name, updated, blocks: shapeOf(blocks) })),
        ...faqs.map(({ id, blocks }) => ({ id, blocks: shapeOf(blocks) })),
      ];
    };
    expect(shape(tag)).toEqual(shape("en"));
    const titles = readTexts(nobody, tag).pages.map(({ title }) => title);
    const screens = inLanguage(tag, () => [
      t(pageNames.terms),
      t(pageNames.privacy),
      t(pageNames.refundPolicy),
      t(pageNames.contact),
    ]);
    expect(titles).toEqual(screens);
  });

  test("answer at least 30 questions, each found by an id of its own", () => {
    const { faqs } = readTexts(nobody);
    expect(faqs.length).toBeGreaterThanOrEqual(30);
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
    expect([...new Set(faqs.map(({ category }) => category))]).toEqual([
      "Getting started",
      "Your store",
      "Products and services",
      "Appointments",
      "Orders and payments",
      "Credits and plans",
      "Withdrawals",
      "Ads analytics",
      "Account and security",
    ]);
    for (const { question, answer } of faqs)
      expect([question.at(-1), answer.length > 9]).toEqual(["?", true]);
  });

  test.each(deskLanguages)(
    "link in %s to pages there are, and to headings and questions there are",
    (tag) => {
      const texts = readTexts(somebody, tag);
      const anchors = new Set([
        ...texts.pages.flatMap(({ name, blocks }) =>
          blocks.flatMap((block) => (block.kind === "heading" ? [`/${name}#${block.id}`] : [])),
        ),
        ...texts.faqs.map(({ id }) => `${pages.faqs}#${id}`),
      ]);
      const patterns = Object.values(pages).map((page) => new RegExp(`^${page.replace(/:\w+/, "[^/]+")}$`));
      const links = [...texts.pages, ...texts.faqs]
        .flatMap(({ blocks }) => blocks.flatMap(runsOf))
        .flatMap(({ to }) => (to?.startsWith("/") ? [to] : []));
      expect(links.length).toBeGreaterThan(40);
      const path = (link: string) => link.replace(/[?#].*/, "");
      expect(links.filter((link) => !patterns.some((pattern) => pattern.test(path(link))))).toEqual([]);
      expect(links.filter((link) => link.includes("#") && !anchors.has(link))).toEqual([]);
    },
  );
});

describe("an operator's texts", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "texts-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string | Uint8Array) => writeFileSync(join(folder, file), text);
  const read = () => readTexts({ ...somebody, TEXTS_DIR: folder });

  test("win, file by file", () => {
    write("privacy.md", "\ufeff# Data of {{operator_name}}\r\n\r\nWe store\r\nnothing.\r\n");
    write(
      "faqs.md",
      "## Ours\n\n### Why? {#why}\n\n#### Why\n\nBecause.\n\n- of [this](/privacy)\n- of that\n",
    );
    const { pages: written, faqs } = read();
    expect(written.find(({ name }) => name === "privacy")).toEqual({
      name: "privacy",
      title: "Data of Byron *& Co.",
      updated: null,
      blocks: [{ kind: "paragraph", runs: [{ text: "We store nothing." }] }],
    });
    expect(written.find(({ name }) => name === "refund-policy")?.title).toBe("Refund Policy");
    expect(faqs).toEqual([
      {
        id: "why",
        category: "Ours",
        question: "Why?",
        answer: "Why\nBecause.\nof this\nof that",
        blocks: [
          // The question has the id "why" already.
          { kind: "heading", level: 3, id: "why-2", text: "Why" },
          { kind: "paragraph", runs: [{ text: "Because." }] },
          {
            kind: "list",
            ordered: false,
            items: [[{ text: "of " }, { text: "this", to: "/privacy" }], [{ text: "of that" }]],
          },
        ],
      },
    ]);
  });

  test.each<[what: string, file: string, text: string | Uint8Array, reason: string]>([
    ["no title", "privacy.md", "Text.\n\n# Privacy", "privacy.md has no title"],
    ["a title of nothing", "privacy.md", "#\n\nText.", "privacy.md has no title"],
    ["nothing at all", "privacy.md", "", "privacy.md has no title"],
    ["no text", "privacy.md", "# Privacy\n\nupdated: 2026-01-01\n\n***\n", "privacy.md has no text"],
    ["no such day", "privacy.md", "# Privacy\nupdated: 2026-02-30\n\nText.", 'was updated "2026-02-30"'],
    ["an unknown placeholder", "privacy.md", "# Privacy\n\n{{company}}", "privacy.md has {{company}}"],
    ["another encoding", "privacy.md", Buffer.from("# Lódz\n\nText.", "latin1"), "cannot be read"],
    ["a question without id", "faqs.md", "## A\n### Why?\nBecause.", 'the question "Why?" without an id'],
    ["an id in capitals", "faqs.md", "## A\n### Why? {#Why}\nBecause.", "without an id"],
    ["an id twice", "faqs.md", "## A\n### X? {#x}\nA.\n### Y? {#x}\nB.", "gives the id x to two questions"],
    ["no category", "faqs.md", "### Why? {#why}\nBecause.", "above the first category"],
    ["no answer", "faqs.md", "## A\n### Why? {#why}\n## B", 'has no answer to "Why?"'],
    [
      "text of no question",
      "faqs.md",
      "## A\n### X? {#x}\nA.\n## B\nSome words.",
      'no question: "Some words."',
    ],
  ])("with %s stop the start, and it says why", (_what, file, text, reason) => {
    write(file, text);
    expect(read).toThrow(StartError);
    expect(read).toThrow(`TEXTS_DIR=${folder} is invalid: `);
    expect(read).toThrow(reason);
  });

  test("in a folder that is none, holds none of them, or holds one that cannot be read, stop the start", () => {
    const at = (place: string) => () => readTexts({ ...somebody, TEXTS_DIR: place });
    expect(at(join(folder, "none"))).toThrow(
      new StartError(`TEXTS_DIR=${join(folder, "none")} is invalid: there is no such folder.`),
    );
    write("terms.md", "x");
    expect(at(join(folder, "terms.md"))).toThrow("there is no such folder");
    expect(at(folder)).toThrow("it holds none of terms-and-conditions.md, privacy.md");
    mkdirSync(join(folder, "privacy.md"));
    expect(at(folder)).toThrow(/privacy\.md cannot be read \(EISDIR/);
  });

  test("in another language are in a folder of its name, and come before ours in that language", () => {
    mkdirSync(join(folder, "de"));
    write("privacy.md", "# Ours\n\nText.");
    write("refund-policy.md", "# Refunds by us\n\nText.");
    write("de/privacy.md", "# Unser Datenschutz\n\nText.");
    const titles = readTexts({ ...somebody, TEXTS_DIR: folder }, "de").pages.map(({ title }) => title);
    const [ours] = readTexts(somebody, "de").pages;
    expect(titles.slice(0, 3)).toEqual([ours?.title, "Unser Datenschutz", "Refunds by us"]);
  });

  test("need the email they name", () => {
    write("privacy.md", "# Privacy\n\nWrite to {{operator_email}}.");
    expect(() => readTexts({ ...nobody, TEXTS_DIR: folder })).toThrow(
      "privacy.md needs OPERATOR_EMAIL: set it",
    );
  });
});
