// What the build changes of the sources (server/vite.config.ts) must not show.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openApiDocument } from "#kernel/api-document/openapi.ts";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { startServer } from "./server-process.ts";

test("the bundle answers with the API document of the sources", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "solodesk-bundle-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServer({ dataDir });
  onTestFinished(async () => {
    await server.stop();
  });
  const served = await (await fetch(`${server.url}/openapi.json`)).text();
  expect(served).toBe(JSON.stringify(openApiDocument(await readContract(), "/")));
});
