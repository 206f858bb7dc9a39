// A process that gives payouts to the provider until it is killed; it may stand still between the provider's yes and the line
// that says so, and tells that it does.
import { setTimeout as sleep } from "node:timers/promises";
import { sendPayouts } from "#features/selling/payouts/settle/send-payouts.ts";
import { readConfig } from "#kernel/config/config.ts";
import { openDatabase } from "#kernel/database/db.ts";
import { buildLog } from "#kernel/log.ts";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { after, systemClock } from "#kernel/time/clock.ts";
import { buildDeps } from "../../src/build-deps.ts";

const [url = "", standsAt = "0", ahead = "0"] = process.argv.slice(2);
const config = readConfig(process.env, "");
const log = buildLog(config);
const deps = buildDeps({
  config,
  database: openDatabase(url, log),
  secrets: openSecrets(config),
  log,
  clock: { now: () => after(systemClock.now(), Number(ahead)) },
});
const provider = deps.payoutProvider!;
let sent = 0;
const payoutProvider: typeof provider = {
  name: provider.name,
  send: async (wanted) => {
    const answer = await provider.send(wanted);
    sent += 1;
    if (sent === Number(standsAt)) {
      process.send?.("stands");
      await sleep(60_000);
    }
    return answer;
  },
};

if (standsAt === "once") {
  await sendPayouts(deps);
  process.exit();
}
for (;;) {
  await sendPayouts({ ...deps, payoutProvider });
  await sleep(20);
}
