import { join } from "node:path";
import { ROOT } from "./node24.mjs";
import { runner, tool } from "./stages.mjs";

const types = (project) => tool(`types ${project}`, "typescript/bin/tsc", ["-p", project]);
const vitest = (name, folder, args = []) =>
  runner("vitest", tool(name, "vitest/vitest.mjs", ["run", ...args], join(ROOT, folder)));

/** Tests that start and kill whole servers. They measure time, so nothing else runs at the same time. */
const processes = ["test/process", "src/postgres"];
/** The one of them that keeps both cores busy on its own. */
const workers = "test/process/payout-kill.test.ts";

/** Builds a feature in a copy of the project and runs a PostgreSQL of its own. */
const example = "worked-example";

/** Everything that needs no browser, in groups; the stages of a group run at the same time. */
export const checkStages = [
  [
    tool("format and imports", "@biomejs/biome/bin/biome", ["check", "."]),
    tool("dead code", "knip/bin/knip.js", ["--no-progress"]),
    tool("lint", "oxlint/bin/oxlint", ["--type-aware"]),
    { name: "documents as a site", args: [join(ROOT, "scripts/docs.mjs"), "--build"], cwd: ROOT },
    // "cli" is missing because the server's project includes its sources and would check them a second time.
    ...["contract", "server", "web", "."].map(types),
  ],
  [
    vitest(
      "server tests",
      "server",
      processes.flatMap((folder) => ["--exclude", `${folder}/**`]),
    ),
    vitest("web tests", "web"),
    vitest("cli tests", "cli"),
    vitest("contract tests", "contract"),
    vitest("house tests", "test", ["--exclude", `${example}/**`]),
  ],
  [vitest("process tests", "server", [...processes, "--maxWorkers", "3", "--exclude", workers])],
  [vitest("payout worker tests", "server", [workers])],
  [vitest("worked example", "test", [example])],
];
