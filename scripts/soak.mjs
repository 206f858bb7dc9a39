// npm run soak: the tests of npm test at the length it has no time for. Only some parts: npm run soak -- E2
// G1; with another count: npm run soak -- G9=600.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { ROOT } from "./node24.mjs";
import { repeated, scans, soaks } from "./soak-list.mjs";
import { close, runner, runStages, tool } from "./stages.mjs";

const vitest = (name, files) =>
  runner("vitest", tool(name, "vitest/vitest.mjs", ["run", ...files], join(ROOT, "server")));
const walk = (name, file, id) =>
  runner(
    "playwright",
    tool(name, "@playwright/test/cli.js", [
      "test",
      "--config",
      "e2e/playwright.config.ts",
      // The soak is meant to find tests that pass only at the second try.
      "--retries",
      "0",
      "--grep",
      `${id}: `,
      file,
    ]),
  );

const isWalk = ({ test }) => test.startsWith("e2e/");

/** The stage that runs its test, with the environment that makes it the long run. */
function stageOf(part, soak) {
  const { id, full, what, test } = soak;
  const count = counts.get(id) ?? full;
  const name = `${id} ${count} ${what}`;
  const stage = isWalk(soak) ? walk(name, test, id) : vitest(name, [test.replace("server/", "")]);
  // Tests print what they measured, in lines that begin with their id.
  const figures = new RegExp(`^${id}: .*$`, "gm");
  return { ...stage, figures, env: { SOAK: part, SOAK_COUNT: String(count) } };
}
function stageOfScan({ id, scanner, minutes }) {
  const most = counts.get(scanner) ?? minutes;
  return {
    name: `${id} ${scanner}${minutes ? `, ${most} minutes` : ""}`,
    args: [join(ROOT, "server", "test", "attack", "main.ts"), scanner],
    cwd: join(ROOT, "server"),
    // Its verdict, without a line for each call.
    figures: /^ {2}(?!\d+ of \d+:)\S.*$/gm,
    env: { SQLMAP_MINUTES: String(most) },
  };
}
/** What a figure is worth nothing without. */
function printCircumstances() {
  const git = (...args) => spawnSync("git", args, { cwd: ROOT, encoding: "utf8" }).stdout?.trim();
  const commit = `commit ${git("rev-parse", "--short", "HEAD") || "unknown"}${git("status", "--porcelain") ? " with changes" : ""}`;
  const [core] = cpus();
  const machine = `${cpus().length} cores (${core?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = `load average ${loadavg()
    .map((one) => one.toFixed(1))
    .join(" ")}`;
  console.log([new Date().toISOString(), commit, machine, load].join(", "));
}
const stagesOf = ({ id, times, tests }) =>
  Array.from({ length: times }, (_, nth) => vitest(`${id} ${nth + 1} of ${times}`, tests));

const asked = process.argv.slice(2).map((part) => part.split("="));
const wanted = asked.map(([id]) => id);
const counts = new Map(asked.flatMap(([id, count]) => (Number(count) > 0 ? [[id, Number(count)]] : [])));
const isWanted = ({ id, scanner }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(scanner);
const ids = [...Object.values(soaks), ...scans, ...repeated].flatMap(({ id, scanner = id }) => [id, scanner]);
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")} in the soak. There are: ${[...new Set(ids)].join(", ")}.`);
  process.exit(1);
}
const missingOf = ({ needs = [] }) => needs.filter(({ program }) => !existsSync(program));
const asParts = Object.entries(soaks).filter(([, soak]) => isWanted(soak));
const parts = asParts.filter(([, soak]) => missingOf(soak).length === 0);
const leftOut = asParts.map(([, soak]) => soak).filter((soak) => missingOf(soak).length > 0);

ensureInstalled({ all: true });
ensurePostgres();
if (parts.some(([, soak]) => isWalk(soak))) process.env.CHROMIUM = ensureChromium();
ensureBuilt();
const stages = [
  ...parts.map(([part, soak]) => stageOf(part, soak)),
  ...scans.filter(isWanted).map(stageOfScan),
  ...repeated.filter(isWanted).flatMap(stagesOf),
];
printCircumstances();
for (const soak of leftOut) {
  const packages = missingOf(soak).map(({ package: name }) => name);
  console.log(
    `left out: ${soak.id} ${soak.what}, for want of ${packages.join(", ")}: apt-get install ${packages.join(" ")}`,
  );
}
// One after another, because races need the machine to themselves.
close(await runStages(stages.map((stage) => [stage])), leftOut.length);
