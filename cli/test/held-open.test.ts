import { createServer } from "node:net";
import { expect, test } from "vitest";
import { watchHeldOpen } from "./held-open.ts";

test("a timer and a server of the work count until they are closed; other timers never do", async () => {
  const watch = watchHeldOpen();
  const others = setInterval(() => undefined, 1000);
  const { timer, server } = await watch.run(async () => {
    await Promise.resolve();
    setTimeout(() => undefined, 1000).unref();
    return { timer: setTimeout(() => undefined, 60_000), server: createServer().listen(0) };
  });
  expect(watch.count()).toBe(2);
  clearTimeout(timer);
  server.close();
  await expect.poll(watch.count).toBe(0);
  clearInterval(others);
  watch.stop();
});
