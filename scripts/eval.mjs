// npm run eval: how well a language model reads what sellers say.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "./ensure-installed.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";

ensureInstalled({ all: true });
const main = join(ROOT, "server", "test", "eval", "main.ts");
const { status } = spawnSync(node24(), [main, ...process.argv.slice(2)], {
  cwd: join(ROOT, "server"),
  env: node24Env(),
  stdio: "inherit",
});
process.exit(status ?? 1);
