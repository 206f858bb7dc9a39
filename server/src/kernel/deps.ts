import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import type { DatabaseNews } from "./database/database-news.ts";
import type { DatabaseProbe } from "./database/database-probe.ts";
import type { Db } from "./database/db.ts";
import type { FileStorage } from "./files/file-storage.ts";
import type { OwnOrigin } from "./http/own-origin.ts";
import type { JobQueue } from "./jobs/jobs.ts";
import type { Google } from "./outside/google.ts";
import type { Mailer } from "./outside/mail.ts";
import type { FetchOutside } from "./outside/outside-fetch.ts";
import type { PaymentGateway } from "./outside/payment-gateway.ts";
import type { PayoutProvider } from "./outside/payout-provider.ts";
import type { Passwords } from "./secrets/passwords.ts";
import type { Secrets } from "./secrets/secrets.ts";
import type { Clock } from "./time/clock.ts";

/** Everything a use case may reach for, handed in so that a test can hand in its own. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  newId: () => Id;
  secrets: Secrets;
  passwords: Passwords;
  storage: FileStorage;
  jobs: JobQueue;
  news: DatabaseNews;
  probe: DatabaseProbe;
  /** Undefined where no mail server is set. */
  mailer: Mailer | undefined;
  ownOrigin: OwnOrigin;
  /** Undefined where nobody signs in with it. */
  google: Google | undefined;
  /** For addresses of calendars that people typed. */
  fetchCalendar: FetchOutside;
  /** Those that are configured, in the order to offer them. `wallet` is not among them: it asks nobody outside. */
  gateways: Map<GatewayName, PaymentGateway>;
  /** Undefined where the operator pays by hand. */
  payoutProvider: PayoutProvider | undefined;
  log: Logger;
}
