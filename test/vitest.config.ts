import { defineConfig } from "vitest/config";
import { TEST } from "../scripts/patience.mjs";

export default defineConfig({ test: { include: ["**/*.test.ts"], testTimeout: TEST, hookTimeout: TEST } });
