import { expect } from "vitest";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { seconds } from "#kernel/time/clock.ts";
import { wantedOf } from "#test/gateway-world.ts";
import { test } from "#test/with-server.ts";
import { jobList } from "./job-list.ts";

test("a sandbox event whose job was lost is sent by a sweep", async ({ server }) => {
  const { deps, clock, database } = server;
  deps.ownOrigin.listensAt(Number(new URL(await server.listen()).port));
  const { sessionId } = await deps.gateways
    .get("sandbox")!
    .openSession(wantedOf({ clock, newId: deps.newId }));
  await chooseOutcome(deps, sessionId, "pay");
  await database.sql("DELETE FROM pgboss.job WHERE name = 'deliver-sandbox-events'");
  clock.advance(seconds(15));
  const sweeps = jobList(deps).filter(({ name, cron }) => cron !== undefined && name.includes("sandbox"));
  for (const { run } of sweeps) await run();
  const events = await database.sql<{ arrived: boolean }>(
    "SELECT delivered_at IS NOT NULL AS arrived FROM sandbox_events",
  );
  expect(events.map(({ arrived }) => arrived)).toContain(true);
  expect(events.map(({ arrived }) => arrived)).not.toContain(false);
});
