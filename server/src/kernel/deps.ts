import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import type { DatabaseListener } from "./database/database-listener.ts";
import type { DatabaseProbe } from "./database/database-probe.ts";
import type { Db } from "./database/db.ts";
import type { FileStorage } from "./files/file-storage.ts";
import type { OwnOrigin } from "./http/own-origin.ts";
import type { JobQueue } from "./jobs/jobs.ts";
import type { SharedCounts } from "./limits/shared-counts.ts";
import type { CalendarProvider } from "./outside/calendar-provider.ts";
import type { Google } from "./outside/google.ts";
import type { GoogleCalendar } from "./outside/google-calendar.ts";
import type { ModelServer } from "./outside/language-model.ts";
import type { Mailer } from "./outside/mail.ts";
import type { FetchOutside } from "./outside/outside-fetch.ts";
import type { PaymentGateway } from "./outside/payment-gateway.ts";
import type { PayoutProvider } from "./outside/payout-provider.ts";
import type { WebhookTargets } from "./outside/webhook-targets.ts";
import type { Passwords } from "./secrets/passwords.ts";
import type { Secrets } from "./secrets/secrets.ts";
import type { Clock } from "./time/clock.ts";

/** Everything a use case may depend on, passed in so that tests can replace it. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  newId: () => Id;
  secrets: Secrets;
  passwords: Passwords;
  storage: FileStorage;
  jobs: JobQueue;
  databaseListener: DatabaseListener;
  probe: DatabaseProbe;
  sharedCounts: SharedCounts;
  /** Undefined if no mail server is configured. */
  mailer: Mailer | undefined;
  ownOrigin: OwnOrigin;
  /** Undefined if sign-in with Google is not configured. */
  google: Google | undefined;
  /** Fetches calendars from addresses that sellers entered. */
  fetchCalendar: FetchOutside;
  caldav: CalendarProvider;
  /** Undefined if sellers cannot connect Google Calendar here. */
  googleCalendar: GoogleCalendar | undefined;
  webhookTargets: WebhookTargets;
  /** Undefined if no language model is configured. */
  model: ModelServer | undefined;
  /** The configured gateways, in the order to offer them. Without `wallet`, which calls nothing outside. */
  gateways: Map<GatewayName, PaymentGateway>;
  /** Undefined if the operator makes payouts by hand. */
  payoutProvider: PayoutProvider | undefined;
  log: Logger;
}
