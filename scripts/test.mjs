// npm test: everything, as CI runs it.

import { checkStages } from "./check-stages.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { ensureRadicale } from "./ensure-radicale.mjs";
import { close, runner, runStages, tool } from "./stages.mjs";
import { reportTestData } from "./test-data.mjs";

ensureInstalled({ all: true });
ensurePostgres();
process.env.CHROMIUM = ensureChromium();
ensureRadicale();
reportTestData();
ensureBuilt();
const walks = runner(
  "playwright",
  tool("browser walks", "@playwright/test/cli.js", ["test", "--config", "e2e/playwright.config.ts"]),
);
close(await runStages([...checkStages, [walks]]));
