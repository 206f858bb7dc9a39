import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServerProcess, startRefused, startServer } from "./server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "solodesk-lock-"));
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ dataDir, env: { DATABASE_URL: "" } });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("G3: a second server on the same data directory refuses at once, in one clear line, and harms nothing", async () => {
  const second = await startRefused({ dataDir, env: { DATABASE_URL: "" } });
  expect(second.code).toBe(1);
  expect(second.after).toBeLessThan(2_000);
  expect(second.output.trim().split("\n")).toHaveLength(1);
  expect(second.output).toContain(dataDir);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("the ready message names address and data in five lines", () => {
  const lines = server.output().trim().split("\n");
  expect(lines.slice(-5)[0]).toBe("Solodesk is ready.");
  expect(lines.slice(-5).join("\n")).toContain(dataDir);
});

test.each([
  ["PORT", "abc"],
  ["CURRENCY", "dollars"],
  ["DATABASE_URL", "mysql://nowhere"],
  ["PUBLIC_URL", "desk.example.com"],
  ["RATE_LIMIT", "maybe"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s stops the start with one sentence that names it", async (name, value) => {
  const refused = await startRefused({ dataDir: join(tmpdir(), "solodesk-never"), env: { [name]: value } });
  expect(refused.code).toBe(1);
  expect(refused.output.trim().split("\n")).toHaveLength(1);
  expect(refused.output).toContain(name);
  if (name !== "DATABASE_URL") expect(refused.output).toContain(value);
});

test("a port that was asked for and is taken is named", async () => {
  const port = new URL(server.url).port;
  const other = mkdtempSync(join(tmpdir(), "solodesk-port-"));
  const refused = await startRefused({ dataDir: other, env: { PORT: port, DATABASE_URL: "" } });
  rmSync(other, { recursive: true, force: true });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`Port ${port} is taken`);
});
