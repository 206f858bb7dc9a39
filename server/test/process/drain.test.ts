import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "./server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "solodesk-drain-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("G6: SIGTERM with 200 requests in flight answers them all and exits within 10 s", async () => {
  const server = await startServer({ dataDir });
  // Sign-ups hash a password each, so they are still being worked on when the signal comes.
  const requests = Array.from({ length: 200 }, async (_, i) => {
    const answer = await fetch(`${server.url}/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Ada",
        email: `drain-${i}@example.com`,
        password: "correct horse battery",
      }),
    });
    await answer.text();
    return answer.status;
  });
  await Promise.race(requests);
  const stopped = performance.now();
  const exit = server.stop();
  const settled = await Promise.allSettled(requests);
  const reset = settled.filter(({ status }) => status === "rejected");
  expect(reset).toEqual([]);
  expect(new Set(settled.map((s) => (s.status === "fulfilled" ? s.value : 0)))).toEqual(new Set([201]));
  expect(await exit).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(10_000);
});
