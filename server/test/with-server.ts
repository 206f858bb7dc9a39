// Vitest's `test` with a server for the whole file, and a seller for each test that asks for one.
import { test as base } from "vitest";
import type { Config } from "#kernel/config/config.ts";
import { testApp } from "./test-app.ts";
import { testSeller } from "./test-seller.ts";

export const test = base
  // Those of the file's server: `test.override("settings", …)` changes them.
  .extend("settings", { scope: "file" }, (): Partial<Config> => ({}))
  .extend("server", { scope: "file" }, async ({ settings }, { onCleanup }) => {
    const server = await testApp(settings);
    onCleanup(() => server.close());
    return server;
  })
  .extend("seller", ({ server }) => testSeller(server));
