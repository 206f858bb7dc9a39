// npm run check: everything that needs no browser.

import { buildWeb } from "./build-web.mjs";
import { checkStages } from "./check-stages.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { close, runStages } from "./stages.mjs";
import { reportTestData } from "./test-data.mjs";

ensureInstalled({ all: true });
ensurePostgres();
reportTestData();
buildWeb();
close(await runStages(checkStages));
