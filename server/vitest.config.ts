import { configDefaults, defineConfig } from "vitest/config";
import { TEST, WAIT } from "../scripts/patience.mjs";
import { withoutData } from "../scripts/test-data-folder.mjs";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Without the real data its tests are not collected; npm test says how many that are.
    exclude: [...configDefaults.exclude, ...withoutData],
    globalSetup: ["./test/start-database.ts"],
    testTimeout: TEST,
    hookTimeout: TEST,
    expect: { poll: { timeout: WAIT } },
    maxWorkers: 2,
    // Files share loaded modules, which none of them changes; loading them anew for each took half of the time.
    isolate: false,
  },
});
