import { configDefaults, defineConfig } from "vitest/config";
import { withoutData } from "../scripts/test-data-folder.mjs";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...withoutData],
    globalSetup: ["../server/test/start-database.ts"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
