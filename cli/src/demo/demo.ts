import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { demoPassword } from "@solodesk/contract/platform/demo.ts";
import { loadSampleCatalogue } from "@solodesk/server/features/catalog/catalog/load-sample-catalogue.ts";
import { loadDefaultPlans } from "@solodesk/server/features/money/plans/load-default-plans.ts";
import { type Config, readConfig } from "@solodesk/server/kernel/config/config.ts";
import { isSandboxOn } from "@solodesk/server/kernel/config/gateway-settings.ts";
import { findListeningPort } from "@solodesk/server/kernel/http/listening-port.ts";
import { systemClock } from "@solodesk/server/kernel/time/clock.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { progressBar } from "../terminal/progress-bar.ts";
import { readArgs } from "../terminal/read-args.ts";
import { terminal } from "../terminal/terminal.ts";
import { bikeWorkshop } from "./bike-workshop.ts";
import { demoClock, openDemoServer } from "./demo-server.ts";
import { hairStudio } from "./hair-studio.ts";
import { liveYear } from "./live-year.ts";
import { livingStore } from "./living-store.ts";
import { openDemoStore } from "./open-demo-store.ts";
import { pottery } from "./pottery.ts";

/** Returns for how many days the stores have been open. Throws CliError. */
function readDays(given: string): number {
  const days = Number(given);
  if (Number.isInteger(days) && days >= 1 && days <= 365) return days;
  throw new CliError("--days takes a number from 1 to 365.");
}

/** Before anything is opened: the currency of an installation is fixed when it is first opened. Throws CliError. */
function checkSettings(config: Config): void {
  if (config.CURRENCY !== "EUR")
    throw new CliError("The demo's stores are in Ireland and Germany: set CURRENCY=EUR.");
  if (config.SMTP_URL !== undefined) throw new CliError("The demo writes to nobody: leave SMTP_URL out.");
  if (!isSandboxOn(config)) throw new CliError("The demo pays in the sandbox: leave SANDBOX out.");
}

/** Runs `solo demo`: fills an empty installation with three stores and a year of business. Throws CliError. */
export async function demoCommand(args: string[]): Promise<number> {
  const { values } = readArgs({ args, options: { days: { type: "string", default: "365" } } });
  const days = readDays(values.days);
  const config = readConfig(terminal().env);
  checkSettings(config);
  // Its jobs would run beside the demo's on another clock: reminders of a year ago, renewals of tomorrow.
  if (findListeningPort(config.DATA_DIR) !== undefined)
    throw new CliError(
      `Solodesk is running on ${config.DATA_DIR}: stop it, then run solo demo. Nothing was changed.`,
    );
  const end = systemClock.now().getTime();
  const start = end - days * DAY;
  const clock = demoClock(start);
  const { deps, close } = await openInstallation(say, { clock });
  const bar = progressBar();
  try {
    const { rows } = await deps.db.execute("SELECT FROM users UNION ALL SELECT FROM products LIMIT 1");
    if (rows.length > 0)
      throw new CliError(
        "This installation has accounts or products already. The demo goes only into an empty one: set DATA_DIR to a new folder.",
      );
    await loadDefaultPlans(deps);
    if ((await loadSampleCatalogue(deps, say)) === 0)
      throw new CliError("The sample catalogue was removed here. Set DATA_DIR to a new folder.");
    const server = await openDemoServer(deps);
    try {
      const stores = [];
      for (const [nth, demo] of [hairStudio, bikeWorkshop, pottery].entries())
        stores.push(livingStore(await openDemoStore(server, demo), nth + 1));
      await liveYear({
        server,
        clock,
        stores,
        start,
        end,
        progress: (share) => bar.show(share, "three stores"),
      });
      bar.end();
      print(`Filled in ${Math.round((systemClock.now().getTime() - end) / 1000)} s.`);
      for (const { owner, demo, address } of stores)
        print(`${demo.store.name}: ${owner.email}, store page /store/${address.website_url}`);
      print(`The password of all three: ${demoPassword}`);
    } finally {
      await server.close();
    }
  } finally {
    bar.end();
    await close();
  }
  return 0;
}
