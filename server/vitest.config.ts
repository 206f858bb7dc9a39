import { configDefaults, defineConfig } from "vitest/config";
import { ownerClauseMarks } from "../scripts/owner-clauses.mjs";
import { TEST, WAIT } from "../scripts/patience.mjs";
import { withoutData } from "../scripts/test-data-folder.mjs";

/** The run that drops owner clauses one at a time, and the runs that it starts. */
const { SOAK, DROPPED_CLAUSE } = process.env;
const isDropping = SOAK === "clauses" && DROPPED_CLAUSE === undefined;
const isSoakOnly = isDropping || SOAK === "machines";

export default defineConfig({
  plugins: SOAK === "clauses" ? [ownerClauseMarks] : [],
  test: {
    setupFiles: DROPPED_CLAUSE === undefined ? [] : ["./test/security/drop-clause-setup.ts"],
    include: isSoakOnly ? ["test/**/*.soak.ts"] : ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Without the real data its tests are not collected; npm test says how many that are.
    exclude: [...configDefaults.exclude, ...withoutData],
    globalSetup: ["./test/start-database.ts"],
    testTimeout: TEST,
    hookTimeout: TEST,
    expect: { poll: { timeout: WAIT } },
    maxWorkers: 2,
    // Files share loaded modules, which none of them changes; loading them again for each took half of the time.
    isolate: false,
  },
});
