import { productVersion } from "@solodesk/server/kernel/config/product-version.ts";
import { accountsCommand } from "./accounts.ts";
import { backupCommand } from "./backup/backup.ts";
import { restoreCommand } from "./backup/restore.ts";
import { catalogueCommand } from "./catalogue/catalogue.ts";
import { demoCommand } from "./demo/demo.ts";
import { doctorCommand } from "./doctor.ts";
import { help } from "./help.ts";
import { messagesCommand } from "./messages/messages.ts";
import { ledgerCommand } from "./money/ledger.ts";
import { paymentsCommand } from "./money/payments.ts";
import { payoutsCommand } from "./money/payouts.ts";
import { walletCommand } from "./money/wallet.ts";
import { moveCommand } from "./move.ts";
import { ordersCommand } from "./orders/orders.ts";
import { plansCommand } from "./plans/plans.ts";
import { subscriptionsCommand } from "./plans/subscriptions.ts";
import { CliError } from "./terminal/cli-error.ts";
import { messageOf, print, say } from "./terminal/print.ts";
import { configCommand } from "./terminal/print-config.ts";
import { onTerminal, type Terminal } from "./terminal/terminal.ts";
import { oneLine } from "./terminal/terminal-text.ts";

function printVersion(): number {
  print(productVersion);
  return 0;
}

async function runCommand(given: string[]): Promise<number> {
  const [first, second] = given;
  if (first === "accounts") return accountsCommand(given.slice(1));
  if (first === "backup") return backupCommand(given.slice(1));
  if (first === "restore") return restoreCommand(given.slice(1));
  if (first === "catalogue") return catalogueCommand(given.slice(1));
  if (first === "demo") return demoCommand(given.slice(1));
  if (first === "doctor") return doctorCommand(given.slice(1));
  if (first === "messages") return messagesCommand(given.slice(1));
  if (first === "move") return moveCommand(given.slice(1));
  if (first === "orders") return ordersCommand(given.slice(1));
  if (first === "payments") return paymentsCommand(given.slice(1));
  if (first === "plans") return plansCommand(given.slice(1));
  if (first === "subscriptions") return subscriptionsCommand(given.slice(1));
  if (first === "payouts") return payoutsCommand(given.slice(1));
  if (first === "wallet") return walletCommand(given.slice(1));
  if (first === "ledger") return ledgerCommand(given.slice(1));
  if (first === "config") return configCommand(given.slice(1));
  if (first === "--version" || first === "version") return printVersion();
  if (first === undefined || first === "help" || first === "--help" || first === "-h") return help();
  throw new CliError(`Unknown command "${[first, second].filter(Boolean).join(" ")}"; see: solo help`);
}

/** Runs one command on this terminal and returns its exit code. */
export const run = (args: string[], terminal: Terminal): Promise<number> =>
  onTerminal(terminal, async () => {
    try {
      return await runCommand(args);
    } catch (error) {
      // Also prints why a database cannot be reached or started. A message may quote a file, so it is made
      // safe to print.
      say(oneLine(messageOf(error)));
      return 1;
    }
  });
