// Every text that people read is a message, which can be translated: passed to `t`, `msg` or `rich`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { complaints } from "../scripts/messages/complaints.mjs";
import { spokenFiles } from "../scripts/messages/spoken-files.mjs";
import { ROOT } from "../scripts/node24.mjs";

const files = spokenFiles();
const IMPORTS = `import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { rich } from "#kernel/text/rich.tsx";
`;
const complaintsAbout = (code: string) => complaints("a.tsx", IMPORTS + code);

test("all text on screens, store pages and in emails can be translated", () => {
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap((path) => complaints(path, readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
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
