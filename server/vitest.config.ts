import { existsSync } from "node:fs";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

const data = process.env["TEST_DATA"] ?? join(import.meta.dirname, "../../shared/data");

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Without the real data its tests are not collected; npm test says how many that are.
    exclude: [...configDefaults.exclude, ...(existsSync(data) ? [] : ["**/*.data.test.ts"])],
    globalSetup: ["./test/start-database.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
