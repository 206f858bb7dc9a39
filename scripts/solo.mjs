// npm run solo -- …: the operator's commands.
import { spawnSync } from "node:child_process";
import { ensureBuilt, SOLO } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";

ensureInstalled({ all: false });
ensureBuilt();
const { status } = spawnSync(node24(), [SOLO, ...process.argv.slice(2)], {
  cwd: ROOT,
  env: node24Env(),
  stdio: "inherit",
});
process.exit(status ?? 1);
