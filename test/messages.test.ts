// Every text that people read is a message, which can be translated: passed to `t`, `msg` or `rich`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { complaints } from "../scripts/messages/complaints.mjs";
import { refusalsIn } from "../scripts/messages/refusals-in.mjs";
import { answeringFiles, spokenFiles } from "../scripts/messages/spoken-files.mjs";
import { ROOT } from "../scripts/node24.mjs";

const IMPORTS = `import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { rich } from "#kernel/text/rich.tsx";
`;
const complaintsAbout = (code: string) => complaints("a.tsx", IMPORTS + code);

test("all text on screens, store pages and in emails can be translated", () => {
  const files = spokenFiles();
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap((path) => complaints(path, readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
});

test("all refusals and answers of the server can be translated", () => {
  const files = answeringFiles();
  expect(files.length).toBeGreaterThan(900);
  const found = files.flatMap((path) => complaints(path, readFileSync(join(ROOT, path), "utf8"), refusalsIn));
  expect(found).toEqual([]);
});

describe("what is reported", () => {
  test.each([
    ["text between tags", "const a = <b>Cancel</b>;", '"Cancel" is not a message'],
    ["a label", "const a = <b aria-label='Cancel booking' />;", '"Cancel booking" is not a message'],
    ["a string", 'const a = { name: "Paid out" };', '"Paid out" is not a message'],
    ["words in lower case", 'const a = "by card";', '"by card" is not a message'],
    ["a sentence built from pieces", "const a = (n: number) => `${n} of ${n}`;", '"… of …" is not a message'],
    ["a missing value", 'const a = () => t("{n} orders", {});', "gets no value for n"],
    ["an unused value", 'const a = () => t("Orders", { n: 1 });', "does not use n"],
    ["a missing tag", 'const a = () => rich("Read <a>this</a>", {});', "gets no value for a"],
    ["a plural without other", 'const a = () => t("{n, plural, one {#}}", { n: 1 });', "is not ICU"],
    ["an open brace", 'const a = msg("{n orders");', "is not ICU"],
    ["t outside of a function", 'const a = t("Paid");', "before the language is known"],
  ])("%s", (_, code, complaint) => {
    expect(complaintsAbout(code)).toEqual([expect.stringContaining(complaint)]);
  });

  test("text that nobody reads is ignored", () => {
    const code = `
      const a = () => <b className="flex gap-2" id="Box" onClick={() => { throw new Error("No such box") }}>{t("Open||verb")}</b>;
      const b = (key: string) => key === "Enter" && \`/orders/\${key}\`;
      const c = msg("{n, plural, one {# order} other {# orders}}");
      const d = () => rich("Read <a>this</a>", { a: (text) => text });`;
    expect(complaintsAbout(code)).toEqual([]);
  });
});

describe("what is complained about in the server", () => {
  const refusalsOf = (code: string) => complaints("a.ts", IMPORTS + code, refusalsIn);

  test.each([
    ["the message of a refusal", 'const a = () => new AppError("conflict", { message: "It is sold out." });'],
    ["a field", 'const a = () => new AppError("conflict", { fields: { name: "It is sold out." } });'],
    ["a field with any name", 'const a = (f) => new AppError("c", { fields: { [f]: "It is sold out." } });'],
    ["one of two", 'const a = (b) => new AppError("c", b ? {} : { message: b ?? "It is sold out." });'],
    ["the message of an answer", 'const a = () => ({ status: true, message: "It is sold out." });'],
    ["a constant", 'const sold = "It is sold out.";\nconst a = () => new AppError("c", { message: sold });'],
    [
      "one of some constants",
      'const why = { sold: "It is sold out." };\nconst a = (b) => new AppError("c", { fields: { b: why[b] } });',
    ],
    [
      "what a function is called with",
      'const no = (message) => new AppError("c", { message });\nconst a = () => no("It is sold out.");',
    ],
    [
      "what a function returns",
      'function why() { return "It is sold out."; }\nconst a = () => new AppError("c", { message: why() });',
    ],
  ])("%s", (_, code) => {
    expect(refusalsOf(code)).toEqual([expect.stringContaining('"It is sold out." is not a message')]);
  });

  test("a sentence put together", () => {
    const code = "const a = (b) => new AppError('c', { message: `Only ${b} are left` });";
    expect(refusalsOf(code)).toEqual([expect.stringContaining('"Only … are left" is not a message')]);
  });

  test("a message that is shown before the language is known", () => {
    const code = 'const sold = t("It is sold out.");';
    expect(refusalsOf(code)).toEqual([expect.stringContaining("before the language is known")]);
  });

  test("not what nobody reads, and no messages", () => {
    const code = `
      const sold = msg("It is sold out.");
      const no = (message: string) => new AppError("c", { message, fields: { name: message, kind: "free" } });
      const a = () => no(t(sold));
      const b = () => { throw new Error("This cannot be"); };
      const c = (log: Log) => log.info({ reason: "It is sold out." }, "an order was refused");`;
    expect(refusalsOf(code)).toEqual([]);
  });
});
