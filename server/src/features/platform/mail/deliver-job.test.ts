import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction, openDatabase } from "#kernel/database/db.ts";
import { openJobs } from "#kernel/jobs/jobs.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestMailServer, testMailServer } from "#test/test-mail-server.ts";
import { testSeller } from "#test/test-seller.ts";
import { deliverJob } from "./deliver-job.ts";
import { enqueueMail } from "./enqueue-mail.ts";

let server: TestApp;
let post: TestMailServer;
beforeAll(async () => {
  post = await testMailServer();
  server = await testApp({ SMTP_URL: post.url, MAIL_FROM: "desk@example.com" });
});
afterAll(async () => {
  await server.close();
  await post.close();
});

test("two processes deliver each letter once, and what was rolled back not at all", async () => {
  const { deps, database } = server;
  const seller = await testSeller(server);
  const processes = [1, 2].map(() => {
    const connection = openDatabase(database.appUrl, deps.log);
    const jobs = openJobs(connection.pool, deps.log);
    return { jobs, close: () => jobs.stop().then(connection.close) };
  });
  for (const { jobs } of processes) {
    await jobs.work([{ ...deliverJob, run: (data) => deliverJob.run(deps, data) }]);
  }
  const write = (n: number, fails: boolean) =>
    inTransaction(deps, async (deps) => {
      const words = { subject: `Letter ${n}`, text: "", html: "", senderName: "Shop" };
      await enqueueMail(deps, {
        ...words,
        userId: seller.id,
        kind: "test",
        occasion: `${n}`,
        to: "a@example.com",
      });
      if (fails) throw new Error("rolled back");
    });
  for (let n = 1; n <= 20; n += 1) {
    await write(n, n % 4 === 0).catch((error: Error) => expect(error.message).toBe("rolled back"));
  }
  await expect.poll(() => post.received.length).toBeGreaterThanOrEqual(15);
  // Long enough for another polling round.
  await wait(2500);
  const subjects = post.received.map(({ subject }) => subject);
  expect(subjects).toHaveLength(15);
  expect(new Set(subjects).size).toBe(15);
  expect(await database.sql("SELECT 1 FROM mails WHERE status <> 'sent'")).toEqual([]);
  for (const { close } of processes) await close();
});
