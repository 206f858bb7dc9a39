// The texts that people read follow docs/voice.md: its list of words to avoid is the list that is checked here.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messagesIn } from "../scripts/messages/messages-in.mjs";
import { ROOT } from "../scripts/node24.mjs";

const VOICE = "docs/voice.md";
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const proseOf = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "");

/** The string literals of code, without comments, import paths and single words in lower case. */
function literalsOf(code: string): string {
  const spoken = code
    .replace(/^\s*(\/\/|\/?\*).*$/gm, "")
    .replace(/^(import|export) .*from ".*";$/gm, "")
    .replace(/\$\{[^{}]*\}/g, "…");
  const literals = [...spoken.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)].map(([literal]) => literal);
  return literals.filter((literal) => /^.[A-Z]|\s/.test(literal)).join("\n");
}

/** Of code with other strings too, such as SQL: only whole sentences. */
const sentencesOf = (code: string) =>
  literalsOf(code)
    .split("\n")
    .filter((literal) => /^.[A-Z…].*[.?!].$/.test(literal))
    .join("\n");

/** The sentences of screens and emails. */
const messagesOf = (code: string, path: string) =>
  messagesIn(path, code)
    .map(({ text }) => text)
    .join("\n");

/** What people read, and how it is taken out of the files. */
const texts: [glob: string, spokenIn: (text: string, path: string) => string][] = [
  ["README.md", proseOf],
  ["CHANGELOG.md", proseOf],
  ["CODE_OF_CONDUCT.md", proseOf],
  ["docs/README.md", proseOf],
  ["docs/{operate,coming-from}/*.md", proseOf],
  ["server/src/features/platform/support/texts/*.md", proseOf],
  ["contract/src/**/*.ts", literalsOf],
  ["cli/src/**/*.ts", literalsOf],
  ["server/src/{kernel,features}/**/*.ts", sentencesOf],
  ["{web,server}/src/**/*.{ts,tsx}", messagesOf],
];

// The grammars hold what sellers say.
const unread = /\.test\.tsx?$|personal-data|\/style-guide\/|\/ask\/grammar\//;

const avoided = [.../^## Words we avoid$([\s\S]*)/m.exec(read(VOICE))![1]!.matchAll(/^- (.*?): /gm)].flatMap(
  ([, phrases]) => [...phrases!.matchAll(/`([^`]+)`/g)].map(([, phrase]) => phrase!),
);

/** A hyphen belongs to its word: "three-letter" is not "letter". A line break is a space. */
const patternOf = (phrase: string) =>
  new RegExp(`(?<![\\w-])${phrase.replaceAll(" ", "\\s+")}(?![\\w-])`, "i");
const patterns = avoided.map((phrase) => ({ phrase, pattern: patternOf(phrase) }));
const foundIn = (spoken: string) =>
  patterns.filter(({ pattern }) => pattern.test(spoken)).map(({ phrase }) => phrase);

describe("words we avoid", () => {
  test("are listed in docs/voice.md, and found wherever they are", () => {
    expect(avoided).toEqual(expect.arrayContaining(["stands", "anew", "by itself", "whoever", "shall"]));
    expect(foundIn("Your plan goes\non. Whoever")).toEqual(["whoever", "goes on"]);
    expect(foundIn("A hold-at-once rule withstands this: lower-case letters")).toEqual([]);
    expect(proseOf("See `anew`.\n```\nanew\n```\nNow")).toBe("See .\n\nNow");
    expect(literalsOf('import "anew";\n// "anew"\npath: "/mails",\nfailed: "It stands",')).toBe(
      '"It stands"',
    );
  });

  test.each(texts)("are not in %s", (glob, spokenIn) => {
    const paths = globSync(glob, { cwd: ROOT }).filter((path) => !unread.test(path));
    expect(paths).not.toEqual([]);
    const found = paths.flatMap((path) =>
      foundIn(spokenIn(read(path), path)).map((phrase) => `${path}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });
});

describe("answers of the FAQs", () => {
  const faqs = read("server/src/features/platform/support/texts/faqs.md").split(/^### /m).slice(1);
  /** A link counts as its label. */
  const wordsOf = (answer: string) =>
    answer
      .replace(/^## .*$/gm, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length;

  test("are at most 50", () => {
    expect(faqs.length).toBeGreaterThan(0);
    expect(faqs.length).toBeLessThanOrEqual(50);
  });

  test("have at most 60 words", () => {
    const long = faqs.map((faq) => {
      const [question, ...answer] = faq.split("\n");
      return [question, wordsOf(answer.join("\n"))] as const;
    });
    expect(long.filter(([, words]) => words > 60)).toEqual([]);
  });
});
