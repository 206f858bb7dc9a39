import { join } from "node:path";
import type { Logger } from "pino";
import { openCaldav } from "#gateways/caldav/open-caldav.ts";
import { diskStorage } from "#gateways/disk-storage.ts";
import { openGoogle } from "#gateways/google/open-google.ts";
import { openGoogleCalendar } from "#gateways/google-calendar/open-google-calendar.ts";
import { openModelServer } from "#gateways/open-model-server.ts";
import { openGateways } from "#gateways/payment/open-gateways.ts";
import { openPayoutProvider } from "#gateways/payout/open-payout-provider.ts";
import { s3Storage } from "#gateways/s3-storage.ts";
import { bucketOf } from "#kernel/config/bucket.ts";
import type { Config } from "#kernel/config/config.ts";
import { calendarServersOf } from "#kernel/config/server-settings.ts";
import { openDatabaseListener } from "#kernel/database/database-listener.ts";
import { openDatabaseProbe } from "#kernel/database/database-probe.ts";
import type { Database } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { FileStorage } from "#kernel/files/file-storage.ts";
import { openOwnOrigin } from "#kernel/http/own-origin.ts";
import { idMaker } from "#kernel/ids.ts";
import { openJobs } from "#kernel/jobs/jobs.ts";
import { openSharedCounts } from "#kernel/limits/shared-counts.ts";
import { openMailer } from "#kernel/outside/mail.ts";
import { askOutside, outsideFetch } from "#kernel/outside/outside-fetch.ts";
import { openWebhookTargets } from "#kernel/outside/webhook-targets.ts";
import { openPasswords } from "#kernel/secrets/passwords.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";
import { type Clock, seconds, systemClock } from "#kernel/time/clock.ts";

interface Parts {
  config: Config;
  database: Database;
  secrets: Secrets;
  log: Logger;
  clock?: Clock;
  newId?: Deps["newId"];
}

function chooseStorage(config: Config, log: Logger): FileStorage {
  const bucket = bucketOf(config);
  return bucket ? s3Storage(bucket, log) : diskStorage(join(config.DATA_DIR, "uploads"));
}

export function buildDeps({
  config,
  database,
  secrets,
  log,
  clock = systemClock,
  newId = idMaker(clock),
}: Parts): Deps {
  const listener = openDatabaseListener(database.pool, log);
  const deps = {
    config,
    db: database.db,
    clock,
    newId,
    secrets,
    passwords: openPasswords(),
    storage: chooseStorage(config, log),
    jobs: openJobs(database.pool, log),
    databaseListener: listener,
    sharedCounts: openSharedCounts({
      notify: (...news) => database.pool.query("SELECT pg_notify($1, $2)", news),
      listener,
      secrets,
      clock,
      newId,
      log,
    }),
    probe: openDatabaseProbe(database.pool),
    mailer: openMailer(config),
    ownOrigin: openOwnOrigin(config),
    google: openGoogle(config, { clock, log }),
    fetchCalendar: outsideFetch({
      trusted: calendarServersOf(config),
      maxBytes: 5 * 1024 * 1024,
      patience: seconds(15),
      accept: "text/calendar",
    }),
    caldav: openCaldav(
      askOutside({
        trusted: calendarServersOf(config),
        ports: [443, 8443],
        isHttpsOnly: true,
        maxBytes: 10 * 1024 * 1024,
        patience: seconds(15),
      }),
    ),
    googleCalendar: openGoogleCalendar(config, clock),
    webhookTargets: openWebhookTargets(config),
    model: openModelServer(config),
    log,
  };
  return { ...deps, gateways: openGateways(deps), payoutProvider: openPayoutProvider(deps) };
}
