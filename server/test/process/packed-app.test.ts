import { readFileSync } from "node:fs";
import { join } from "node:path";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { UploadedPicture } from "@solodesk/contract/platform/uploads.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formOf, jpeg } from "../test-pictures.ts";
import { type PackedApp, packedApp } from "./packed-app.ts";
import { loginSeller, openStore, registerSeller } from "./seller-client.ts";

const PATIENCE = 600_000;
let app: PackedApp;
beforeAll(async () => {
  app = await packedApp();
  console.log(`The image's contents are tried in ${app.where}.`);
}, PATIENCE);
afterAll(() => app.remove());

const EMAIL = "ada@example.com";

test(
  "it starts without anything being installed or built, keeps what it is given over a restart, and ends with 0",
  async () => {
    await app.start();
    const token = await registerSeller(app.url, EMAIL);
    expect((await openStore(app.url, token, "ada")).status).toBe(201);
    const picture = await uploadPicture(token);
    expect(app.run("solo", ["ledger", "check"])).toContain("The books are empty");
    expect(await app.stop()).toBe(0);
    await app.start();
    expect((await loginSeller(app.url, EMAIL)).status).toBe(200);
    for (const path of [picture, "/", "/auth/login", "/openapi.json", "/faqs"])
      expect([path, (await fetch(app.url + path)).status]).toEqual([path, 200]);
    expect(await app.stop()).toBe(0);
  },
  PATIENCE,
);

async function uploadPicture(token: string): Promise<string> {
  const answer = await fetch(`${app.url}${M}/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: formOf(["file", await jpeg(800, 600), "picture.jpg"]),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as UploadedPicture).url;
}

test(
  "it holds every package that the bundle and its threads name, none that builds or tests, and little else",
  async () => {
    await app.start();
    const script = readFileSync(join(import.meta.dirname, "look-around.mjs"), "utf8");
    const { missing, packages, megabytes } = JSON.parse(
      app.run("node", ["--input-type=module", "-e", script]),
    ) as Found;
    expect(missing).toEqual([]);
    expect(packages).toEqual(expect.arrayContaining(["sharp", "pg", "zod", "@aws-sdk/client-s3"]));
    const tools =
      /^(npm|vite|vitest|typescript|rolldown|esbuild|playwright|knip|@(swc|vitejs|rolldown|types|playwright|biomejs)\/)/;
    expect(packages.filter((name) => tools.test(name))).toEqual([]);
    // Debian's slim image weighs 80 MB more, and the whole image at most 350.
    expect(megabytes).toBeLessThan(265);
    expect(await app.stop()).toBe(0);
  },
  PATIENCE,
);

/** What look-around.mjs prints. */
interface Found {
  /** Packages that are named and cannot be imported, with the error. */
  missing: string[];
  packages: string[];
  megabytes: number;
}
