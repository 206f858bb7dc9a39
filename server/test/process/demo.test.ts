// npm run demo, from the empty folder to the second start.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { demo, demoOwners, demoPassword } from "@solodesk/contract/platform/demo.ts";
import { afterAll, expect, test } from "vitest";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";
import { loginSeller } from "./seller-client.ts";

const ROOT = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "solodesk-demo-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runDemo() {
  const { PATH, HOME } = process.env;
  const script = spawn(process.execPath, [join(ROOT, "scripts/demo.mjs"), "--days", "10"], {
    cwd: ROOT,
    env: { ...NODE24_SETTINGS, PATH, HOME, DEMO_DIR: folder, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [script.stdout, script.stderr])
    stream.on("data", (chunk) => (output += String(chunk)));
  /** The address of the nth server that said it is ready. */
  const ready = async (nth: number) => {
    while (output.split("Ctrl+C").length <= nth) {
      expect(script.exitCode, output).toBeNull();
      await wait(50);
    }
    return [...output.matchAll(/Open +(http:\/\/localhost:\d+)/g)][nth - 1]?.[1] ?? "";
  };
  const stop = async () => {
    const exit = once(script, "exit");
    script.kill("SIGTERM");
    await exit;
  };
  return { ready, stop };
}

const nameOf = async (url: string, token: string) => {
  const answer = await fetch(`${url}${auth.getProfile.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: { name: string } }).data.name;
};

const tokenOf = async (url: string) => {
  const { status, body } = await loginSeller(url, demoOwners.hair, demoPassword);
  expect(status).toBe(200);
  return body.data.tokens.access.token;
};

test("the demo fills a folder, starts over from it when asked, and does not fill it twice on a day", async () => {
  const { ready, stop } = runDemo();
  const first = await ready(1);
  const filledAt = statSync(join(folder, "filled")).mtimeMs;
  const token = await tokenOf(first);
  const renamed = await fetch(`${first}${auth.editProfile.path}`, {
    method: auth.editProfile.method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "Somebody else" }),
  });
  expect([renamed.status, await nameOf(first, token)]).toEqual([200, "Somebody else"]);

  expect((await fetch(`${first}${demo.startOver.path}`, { method: "POST" })).status).toBe(204);
  const second = await ready(2);
  expect(second).toBe(first);
  expect(await nameOf(second, await tokenOf(second))).toBe("Mia Brennan");
  await stop();

  const later = runDemo();
  expect(await nameOf(await later.ready(1), await tokenOf(await later.ready(1)))).toBe("Mia Brennan");
  await later.stop();
  // Unless midnight has come in between.
  const isSameDay = new Date(filledAt).toISOString().slice(0, 10) === new Date().toISOString().slice(0, 10);
  expect(statSync(join(folder, "filled")).mtimeMs === filledAt).toBe(isSameDay);
});
