import { expect, test } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { testApp } from "#test/test-app.ts";
import { paypal, testEarner } from "#test/test-payouts.ts";
import { cancelPayout } from "./cancel-payout.ts";
import { addDestination } from "./destinations/add-destination.ts";
import { requestPayout } from "./request-payout.ts";

test("nobody floods their mails and the books by asking and cancelling, or by adding destinations", async () => {
  const server = await testApp({ RATE_LIMIT: true });
  const { deps } = server;
  const earner = await testEarner(server, 1000);
  const ask = () => requestPayout(deps, earner, { amount: 1000, destination_id: earner.destinationId });
  for (let n = 0; n < 20; n += 1) await cancelPayout(deps, earner.id, (await ask()).id);
  await expect(ask()).rejects.toMatchObject({
    code: "rate_limited",
    message: "You requested a withdrawal 20 times within a day. Try again tomorrow.",
  });
  for (let n = 0; n < 19; n += 1) await addDestination(deps, earner, paypal);
  await expect(addDestination(deps, earner, paypal)).rejects.toMatchObject({ code: "rate_limited" });
  const mails = await server.database.sql(
    "SELECT kind, count(*)::int FROM mails GROUP BY kind ORDER BY kind",
  );
  expect(mails).toEqual([
    { kind: "destination_added", count: 19 },
    { kind: "payout_requested", count: 20 },
  ]);
  // Each user is counted separately.
  const other = await testEarner(server, 1000);
  const wanted = { amount: 1000, destination_id: other.destinationId };
  await expect(requestPayout(deps, other, wanted)).resolves.toMatchObject({ status: "requested" });
  await expect(addDestination(deps, other, paypal)).resolves.toMatchObject({ kind: "paypal" });
  server.clock.advance(days(1));
  await server.database.sql("UPDATE sessions SET confirmed_at = $1", [server.clock.now()]);
  expect(await ask()).toMatchObject({ status: "requested" });
  await server.close();
});

test("asked for at once they are counted like one after the other", async () => {
  const server = await testApp({ RATE_LIMIT: true });
  const earner = await testEarner(server, 30_000);
  const { destinationId: destination_id } = earner;
  const ask = () =>
    requestPayout(server.deps, earner, { amount: 1000, destination_id }).then(
      () => "done",
      ({ code }: { code: string }) => code,
    );
  // The first email or job that is sent opens the job queue.
  expect(await ask()).toBe("done");
  const answers = await concurrently(seededRandom(), times(25, ask));
  expect(answers.filter((answer) => answer === "done")).toHaveLength(19);
  expect(new Set(answers)).toEqual(new Set(["done", "rate_limited"]));
  await server.close();
});
