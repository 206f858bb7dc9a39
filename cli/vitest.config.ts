import { existsSync } from "node:fs";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

const data = process.env["TEST_DATA"] ?? join(import.meta.dirname, "../../shared/data");

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(existsSync(data) ? [] : ["**/*.data.test.ts"])],
    globalSetup: ["../server/test/start-database.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
