import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";
import { type TestSite, testSite } from "./test-site.ts";

const ROOT = join(import.meta.dirname, "../../..");
let site: TestSite;
beforeAll(async () => {
  site = await testSite({ embedded: true });
});
afterAll(() => site.remove());

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

test("SIGTERM to npm alone, as a service manager may send it, stops the server behind it", async () => {
  const { PATH, HOME } = process.env;
  const npm = spawn("npm", ["start", "--silent"], {
    cwd: ROOT,
    env: { ...NODE24_SETTINGS, PATH, HOME, DATA_DIR: site.dataDir, PORT: "0", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  while (!output.includes("Ctrl+C")) {
    expect(npm.exitCode, output).toBeNull();
    await wait(50);
  }
  const url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? "";
  expect(await answers(url)).toBe(true);
  npm.kill("SIGTERM");
  await expect.poll(() => answers(url)).toBe(false);
});
