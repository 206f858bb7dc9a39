import { spawn } from "node:child_process";
import { once } from "node:events";
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

function npmStart(env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const npm = spawn("npm", ["start", "--silent"], {
    cwd: ROOT,
    env: { ...NODE24_SETTINGS, PATH, HOME, DATA_DIR: site.dataDir, PORT: "0", LOG_LEVEL: "info", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  /** The address of the nth server that said it is ready. */
  const ready = async (nth: number) => {
    while (output.split("Ctrl+C").length <= nth) {
      expect(npm.exitCode, output).toBeNull();
      await wait(50);
    }
    return [...output.matchAll(/Open +(http:\/\/localhost:\d+)/g)][nth - 1]?.[1] ?? "";
  };
  return { npm, ready, output: () => output };
}

const gone = async (url: string) => {
  while (await answers(url)) await wait(100);
};

test("a server that ended by accident is started again, and SIGTERM to npm alone, as a service manager may send it, stops it for good", async () => {
  const { npm, ready, output } = npmStart();
  const first = await ready(1);
  const { pid } = JSON.parse(/^\{.*"pid".*$/m.exec(output())![0]) as { pid: number };
  process.kill(pid, "SIGKILL");
  const second = await ready(2);
  expect(
    output().match(/Solodesk ended by accident \(SIGKILL\)\. It starts again in 1 second\./g),
  ).toHaveLength(1);
  expect(first).not.toBe("");
  expect(await answers(second)).toBe(true);
  npm.kill("SIGTERM");
  await gone(second);
});

test("a start that is refused is not tried again", async () => {
  const { npm, output } = npmStart({ PORT: "abc" });
  const [code] = await once(npm, "exit");
  expect(code).toBe(1);
  expect(output()).toContain("PORT=abc is invalid");
  expect(output()).not.toContain("by accident");
});
