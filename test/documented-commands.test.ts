// What the documents tell people to type exists. cli/src/documented-commands.test.ts runs the commands of `solo`.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentedCommands, documentedSettings } from "../scripts/documents/commands.mjs";
import { ROOT } from "../scripts/node24.mjs";
import { readContract } from "../server/src/kernel/api-document/read-contract.ts";
import { variables } from "../server/src/kernel/config/config.ts";
import { otherPrograms } from "./other-programs.ts";

interface Command {
  page: string;
  text: string;
  /** Of another program than `solo`. */
  other?: string;
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const commands: Command[] = documentedCommands();
const others = commands.flatMap(({ page, other }) => (other === undefined ? [] : [{ page, other }]));
const NPM = /^npm (?:run )?(?!audit)([\w-]+)(?: (.*))?$/;
const ofNpm = others.flatMap(({ page, other }) => {
  const [, script, args = ""] = NPM.exec(other) ?? [];
  return script === undefined ? [] : [{ page, script, args }];
});

test("commands are found, in blocks and in sentences, with and without a comment behind them", () => {
  const texts = commands.map(({ page, text }) => `${page}: ${text}`);
  expect(texts).toEqual(
    expect.arrayContaining([
      "README.md: npm start",
      "README.md: docker compose up -d",
      "docs/operate/backup.md: npm run solo -- backup",
      "docs/operate/database.md: npm run solo -- move --to 'postgresql://owner@host:5432/solodesk'",
      'docs/operate/orders.md: npm run solo -- orders ship 1042 --tracking "1Z 999"',
    ]),
  );
});

test("each npm script exists", () => {
  const { scripts } = JSON.parse(read("package.json"));
  expect(ofNpm.length).toBeGreaterThan(20);
  const missing = ofNpm.filter(({ script }) => !(script in scripts));
  expect(missing).toEqual([]);
});

test("each option and part that a script is given is one that it reads", () => {
  const sources: Record<string, string> = {
    bench: "bench/main.ts",
    eval: "server/test/eval/main.ts",
    soak: "scripts/soak-list.mjs",
  };
  const takesParts = ["bench", "soak"];
  const unread = ofNpm.flatMap(({ page, script, args }) => {
    const named = args.split(" ").flatMap((word) => {
      if (word === "--silent") return [];
      const [, option] = /^--(\w.*)$/.exec(word) ?? [];
      const [, part] = (takesParts.includes(script) && /^([A-Za-z][\w-]*)(?:=\d+)?$/.exec(word)) || [];
      return option ?? part ?? [];
    });
    if (named.length === 0) return [];
    const source = read(sources[script] ?? `scripts/${script}.mjs`);
    return named
      .filter((name) => !new RegExp(`(?<!\\w)${name}(?![\\w-])`).test(source))
      .map((name) => `${page}: npm run ${script} … ${name}`);
  });
  expect(unread).toEqual([]);
});

test("each setting in an example is one of Solodesk, or of its Compose files", () => {
  const compose = read("compose.yaml") + read("deploy/compose.postgres.yaml");
  const isKnown = (name: string) =>
    name in variables || name === "COMPOSE_FILE" || compose.includes(`\${${name}`);
  const settings: { page: string; name: string }[] = documentedSettings();
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter(({ name }) => !isKnown(name))).toEqual([]);
});

test("each call in an example is one of the API", async () => {
  const { endpoints } = await readContract();
  const calls = others.filter(({ other }) => other.startsWith("curl "));
  expect(calls.length).toBeGreaterThan(0);
  const unknown = calls.filter(({ other }) => {
    const [, method = "GET"] = / (?:-X|--request) (\w+)/.exec(other) ?? [];
    const [, path = ""] = / https?:\/\/[^/\s]+(\/[^\s?]*)/.exec(other) ?? [];
    const segments = path.split("/");
    return ![...endpoints.values()].some((endpoint) => {
      const wanted = endpoint.path.split("/");
      return (
        endpoint.method === method &&
        wanted.length === segments.length &&
        wanted.every((segment, at) => segment.startsWith(":") || segment === segments[at])
      );
    });
  });
  expect(unknown).toEqual([]);
});

test("each command of another program names the test that runs it, or why none does", () => {
  const listed = others.filter(({ other }) => !NPM.test(other) && !other.startsWith("curl "));
  expect(listed.filter(({ other }) => otherPrograms[other] === undefined)).toEqual([]);
  const typed = new Set(listed.map(({ other }) => other));
  expect(Object.keys(otherPrograms).filter((command) => !typed.has(command))).toEqual([]);
  const tests = Object.values(otherPrograms).flatMap((proof) => ("test" in proof ? [proof.test] : []));
  expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
