import { configDefaults, defineConfig } from "vitest/config";
import { TEST, WAIT } from "../scripts/patience.mjs";
import { withoutData } from "../scripts/test-data-folder.mjs";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...withoutData],
    globalSetup: ["../server/test/start-database.ts"],
    isolate: false,
    testTimeout: TEST,
    hookTimeout: TEST,
    expect: { poll: { timeout: WAIT } },
  },
});
