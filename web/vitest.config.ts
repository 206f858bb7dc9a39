import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { TEST, WAIT } from "../scripts/patience.mjs";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: "web",
    environment: "jsdom",
    // A fresh browser environment for each file without a new process.
    pool: "vmThreads",
    environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["test/browser.ts"],
    testTimeout: TEST,
    hookTimeout: TEST,
    expect: { poll: { timeout: WAIT } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
