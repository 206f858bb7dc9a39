import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { launch, startServer } from "./server-process.ts";
import { testSite } from "./test-site.ts";

test.each(["Preparing the database", "Loading the sample catalogue"])(
  "G6: a signal that comes during the start, while it says %s, stops it in order",
  async (words) => {
    const fresh = await testSite({ embedded: true });
    const { child, output } = launch(fresh);
    while (!output().includes(words)) await wait(5);
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    expect([child.exitCode, child.signalCode], output()).toEqual([0, null]);
    expect(output()).not.toMatch(/ready|error| at /i);
    const server = await startServer(fresh);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await fresh.remove();
  },
);
