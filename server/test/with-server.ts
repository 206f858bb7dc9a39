// Vitest's `test` with one server for the whole file.
import { test as base } from "vitest";
import { testApp } from "./test-app.ts";

// oxlint-disable-next-line no-empty-pattern -- vitest accepts no other first parameter
export const test = base.extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
  const server = await testApp();
  onCleanup(() => server.close());
  return server;
});
