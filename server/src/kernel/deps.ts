import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { DatabaseNews } from "./database-news.ts";
import type { DatabaseProbe } from "./database-probe.ts";
import type { Db } from "./db.ts";
import type { FileStorage } from "./file-storage.ts";
import type { Google } from "./google.ts";
import type { JobQueue } from "./jobs.ts";
import type { Mailer } from "./mail.ts";
import type { FetchOutside } from "./outside-fetch.ts";
import type { OwnOrigin } from "./own-origin.ts";
import type { Passwords } from "./passwords.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import type { PayoutProvider } from "./payout-provider.ts";
import type { Secrets } from "./secrets.ts";

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
