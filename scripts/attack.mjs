// npm run attack: scanners of others against a server of its own, with the demo's stores in it. Only some of them: npm run
// attack -- sqlmap ffuf.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";

ensureInstalled({ all: true });
ensureBuilt();
const main = join(ROOT, "server", "test", "attack", "main.ts");
const { status } = spawnSync(node24(), [main, ...process.argv.slice(2)], {
  cwd: join(ROOT, "server"),
  env: node24Env(),
  stdio: "inherit",
});
process.exit(status ?? 1);
