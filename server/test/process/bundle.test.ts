// What the build changes of the sources (server/vite.config.ts) must not show.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApiDocument } from "#kernel/api-document/openapi.ts";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { registerSeller, send } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "solodesk-bundle-"));
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ dataDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the bundle answers with the API document of the sources", async () => {
  const served = await (await fetch(`${server.url}/openapi.json`)).text();
  expect(served).toBe(JSON.stringify(openApiDocument(await readContract(), "/")));
});

test("the pages that it renders are in the visitor's language", async () => {
  const token = await registerSeller(server.url, "ada@example.com");
  const shop = {
    name: "Corner Shop",
    website_url: "corner-shop",
    country: "US",
    timezone: "America/New_York",
  };
  const opened = await send(
    server.url,
    store.create.path,
    { ...shop, languages: ["en", "ar"], published: true },
    token,
  );
  expect(opened.status).toBe(201);
  const page = await fetch(`${server.url}/store/corner-shop`, {
    headers: { accept: "text/html", "accept-language": "ar-EG" },
  });
  expect(await page.text()).toContain('<html lang="ar" dir="rtl"');
});
