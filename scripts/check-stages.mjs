import { join } from "node:path";
import { ROOT } from "./node24.mjs";
import { runner, tool } from "./stages.mjs";

const types = (project) => tool(`types ${project}`, "typescript/bin/tsc", ["-p", project]);
const vitest = (name, folder) =>
  runner("vitest", tool(name, "vitest/vitest.mjs", ["run"], join(ROOT, folder)));

/** Everything that needs no browser, in groups that run at once. */
export const checkStages = [
  [
    tool("format", "@biomejs/biome/bin/biome", ["format", "."]),
    tool("layer rules", "dependency-cruiser/bin/dependency-cruiser.mjs", [
      "--config",
      ".dependency-cruiser.mjs",
      "contract/src",
      "server/src",
      "web/src",
      "cli/src",
    ]),
  ],
  [types("contract"), types("server")],
  [types("web"), types("cli")],
  [types("."), tool("dead code", "knip/bin/knip.js", ["--no-progress"])],
  [tool("lint", "oxlint/bin/oxlint", ["--type-aware"])],
  [vitest("house tests", "test"), vitest("contract tests", "contract")],
  [vitest("web tests", "web")],
  [vitest("server tests", "server")],
  [vitest("cli tests", "cli")],
];
