// Arabic is read from the right, and pages in it are mirrored. Classes and properties that follow the lines
// ("ms-2", "inset-inline-start") do that on their own; "ml-2" and "left" do not.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../scripts/node24.mjs";

/** Classes of one side, which have another that follows the lines. */
const SIDED =
  /^((scroll-)?[mp][lr]-|(left|right)-([\d[(]|px$|auto$|full$)|border-[lr](-|$)|rounded-([lr]|[tb][lr])(-|$)|(float|clear)-(left|right)$)/;
/** Classes of one side that have no other, or whose other follows each name's own script (text-start). */
const IN_PAIRS = /^(text-(left|right)$|origin-(\w+-)?(left|right)$|translate-x-|bg-linear-to-\w?[lr]$)/;
const SIDED_STYLE = /^(margin|padding|border)(Left|Right)/;
const SIDED_PROPERTY =
  /(?:^|[\s;{])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right))\s*[:;]/g;

/** Written for both directions, one rule beside the other. */
const BOTH_WAYS = new Set([
  "web/src/store-page/store-page.css text-align: left",
  "web/src/ui/look/look.css text-align: right",
]);

/** "md:[&>a]:!-ml-2" has the variants "md:[&>a]:" and the utility "ml-2". */
const utilityOf = (word: string) =>
  word.replace(/^(?:[^[\]:]|\[[^\]]*\])*:(?=[!\-\w])/, "").replace(/^!?-?/, "");

function sidedClasses(code: string): string[] {
  return code.split("\n").flatMap((line) => {
    const words = line.split(/[\s"'`,{}]+/);
    const isPaired = words.some((word) => word.startsWith("rtl:"));
    return words.filter((word) => {
      const utility = utilityOf(word);
      return SIDED.test(utility) || SIDED_STYLE.test(utility) || (IN_PAIRS.test(utility) && !isPaired);
    });
  });
}

const sidedProperties = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(SIDED_PROPERTY)].map(([, found = ""]) => found);

const sidedIn = (path: string, code: string) =>
  (path.endsWith(".css") ? sidedProperties(code) : sidedClasses(code)).map((found) => `${path} ${found}`);

const files = globSync("web/src/**/*.{css,ts,tsx}", { cwd: ROOT }).filter((path) => !path.includes(".test."));

test("every screen and store page is mirrored where lines are read from the right", () => {
  expect(files.length).toBeGreaterThan(900);
  const found = files.flatMap((path) => sidedIn(path, readFileSync(join(ROOT, path), "utf8")));
  expect(found.filter((one) => !BOTH_WAYS.has(one))).toEqual([]);
});

describe("what is found", () => {
  test.each([
    ['<b className="ml-2 flex" />', "ml-2"],
    ['<b className="md:-mr-3" />', "md:-mr-3"],
    ['<b className="[&>svg]:!pl-2" />', "[&>svg]:!pl-2"],
    ['<b className="absolute left-[3px]" />', "left-[3px]"],
    ['<b className="rounded-tl-lg" />', "rounded-tl-lg"],
    ["classes(`border-l ${a}`)", "border-l"],
    ['<b className="text-right" />', "text-right"],
    ['<b className="data-[state=on]:translate-x-4" />', "data-[state=on]:translate-x-4"],
    ["style={{ marginLeft: 4 }}", "marginLeft:"],
  ])("%s", (code, found) => expect(sidedClasses(code)).toEqual([found]));

  test.each([
    "margin-left: 1px",
    "left: 0",
    "border-top-right-radius: 2px",
    "float: left",
    "border-left-color: red",
  ])("%s", (declaration) => expect(sidedProperties(`a {\n  ${declaration};\n}`)).toHaveLength(1));

  test("not what follows the lines, is a pair, or is only a word", () => {
    const code = `<b className="ms-2 start-0 text-start translate-y-1 inset-x-0 origin-left rtl:origin-right" />
      // From right-to-left: what is left, a border-line.
      const { left, right } = box;`;
    expect(sidedClasses(code)).toEqual([]);
    expect(sidedProperties("a { margin-inline-start: 1px; text-align: center; }")).toEqual([]);
  });
});
