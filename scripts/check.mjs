// npm run check: everything that needs no browser.

import { checkStages } from "./check-stages.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { close, runStages } from "./stages.mjs";
import { reportTestData } from "./test-data.mjs";

ensureInstalled({ all: true });
ensurePostgres();
reportTestData();
ensureBuilt();
close(await runStages(checkStages));
