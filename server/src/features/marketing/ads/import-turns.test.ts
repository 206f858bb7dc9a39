// A slow import must not keep other accounts from importing.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SpooledFile } from "#kernel/files/spooled-file.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { importReport } from "./import/import-report.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-02-10T15:00:00Z");
});
afterAll(() => server.close());

const content = Buffer.from("Day,Campaign,Impr.,Cost\n2026-02-01,Spring,1,2.00\n");

/** A file that can be read only after `ready` resolves. */
function fileAfter(ready: Promise<void>): SpooledFile {
  async function* chunks() {
    await ready;
    yield content;
  }
  return { name: "report.csv", size: content.length, sha256: "x", chunks, close: async () => {} };
}

test("an account that imports for long keeps nobody else waiting, however many files it sends", async () => {
  const [ada, bob] = [
    await testSellerWithStore(server, "turns-ada"),
    await testSellerWithStore(server, "turns-bob"),
  ];
  const slow = Promise.withResolvers<void>();
  const choices = { platform: "google", dry_run: "false" } as const;
  const done: string[] = [];
  const start = async (name: string, userId: string, ready: Promise<void>) => {
    await importReport(server.deps, userId, fileAfter(ready), choices);
    done.push(name);
  };
  const hers = [1, 2, 3].map((n) => start(`Ada's ${n}`, ada.id, slow.promise));
  await start("Bob's", bob.id, Promise.resolve());
  expect(done).toEqual(["Bob's"]);
  slow.resolve();
  await Promise.all(hers);
  expect(done).toHaveLength(4);
});
