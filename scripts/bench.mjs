// npm run bench: figures measured side by side in one run.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";

ensureInstalled({ all: true });
ensureBuilt();
const { status } = spawnSync(node24(), [join(ROOT, "bench", "main.ts"), ...process.argv.slice(2)], {
  cwd: ROOT,
  env: node24Env(),
  stdio: "inherit",
});
process.exit(status ?? 1);
