// Vitest's `test` with a server for the whole file, and a seller for each test that asks for one.
import { test as base } from "vitest";
import { testApp } from "./test-app.ts";
import { testSeller } from "./test-seller.ts";

export const test = base
  .extend("server", { scope: "file" }, async (_, { onCleanup }) => {
    const server = await testApp();
    onCleanup(() => server.close());
    return server;
  })
  .extend("seller", ({ server }) => testSeller(server));
