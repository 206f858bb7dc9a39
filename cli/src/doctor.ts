import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { InstallationCheck } from "@solodesk/contract/platform/health.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { buildApp } from "@solodesk/server/app.ts";
import { pageOpener } from "@solodesk/server/features/account/store-test/page-opener.ts";
import { testStore } from "@solodesk/server/features/account/store-test/test-store.ts";
import { examineInstallation } from "@solodesk/server/features/operator/maintenance/examine-installation.ts";
import { findOwnerOfStore } from "@solodesk/server/features/store/store/find-owner-of-store.ts";
import { findPublishedStore } from "@solodesk/server/features/store/store/find-published-store.ts";
import { listPublishedStores } from "@solodesk/server/features/store/store/list-published-stores.ts";
import type { Deps } from "@solodesk/server/kernel/deps.ts";
import { buildLog } from "@solodesk/server/kernel/log.ts";
import { purposes } from "@solodesk/server/purposes.ts";
import { openInstallation } from "./open-installation.ts";
import { CliError } from "./terminal/cli-error.ts";
import { print, say } from "./terminal/print.ts";
import { readArgs } from "./terminal/read-args.ts";
import { readLimit } from "./terminal/read-limit.ts";
import { oneLine } from "./terminal/terminal-text.ts";

const verdicts: Record<InstallationCheck["outcome"], string> = {
  passed: "ok      ",
  failed: "WRONG   ",
  skipped: "skipped ",
};

/** Runs `solo doctor …`; the exit code is 1 if anything is wrong. Throws CliError. */
export async function doctorCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { limit: { type: "string", default: "20" } },
  });
  const limit = readLimit(values.limit);
  const { deps, isAddressKnown, close } = await openInstallation(say);
  try {
    const wrongHere = await testInstallation(deps);
    const addresses =
      positionals.length > 0
        ? positionals
        : (await listPublishedStores(deps.db, limit)).map(({ websiteUrl }) => websiteUrl);
    if (addresses.length === 0) say("There is no published store to test.");
    if (!isAddressKnown)
      say(
        "No server is running with this data folder, so the addresses in QR codes are a guess: set PUBLIC_URL.",
      );
    const stores: Named[] = [];
    for (const address of addresses) stores.push(await findNamed(deps, address));
    const wrong = wrongHere + (await testStores(deps, stores));
    print(conclusionOf(wrong));
    return wrong === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

/** Returns how many things are wrong. */
async function testInstallation(deps: Deps): Promise<number> {
  let wrong = 0;
  print("Installation");
  await examineInstallation(deps, (check) => {
    if (check.outcome === "failed") wrong += 1;
    const fix = check.fix === undefined ? "" : ` ${check.fix}`;
    print(`${verdicts[check.outcome]}${check.title}: ${oneLine(check.detail)}${oneLine(fix)}`);
  });
  print("");
  return wrong;
}

interface Named {
  store: Store;
  userId: Id;
}

/** Throws CliError. */
async function findNamed({ db }: Deps, address: string): Promise<Named> {
  const found = await findPublishedStore(db, address);
  const userId = found && (await findOwnerOfStore(db, found.store.id));
  if (!found || userId === undefined)
    throw new CliError(`There is no published store at the address ${oneLine(address)}.`);
  return { store: found.store, userId };
}

/** Returns how many things are wrong. */
async function testStores(given: Deps, stores: readonly Named[]): Promise<number> {
  // The operator's own visits count against no limit, and what goes wrong inside is written to the log.
  const deps = {
    ...given,
    config: { ...given.config, RATE_LIMIT: false },
    log: buildLog({ LOG_LEVEL: "error" }, { write: (line) => say(line.trimEnd()) }),
  };
  const app = await buildApp(deps);
  const open = pageOpener(app.http, "127.0.0.1");
  let wrong = 0;
  try {
    for (const { store, userId } of stores) {
      print(`${oneLine(store.name)} (${store.website_url})`);
      await testStore(deps, { userId, purposes, open, origin: deps.ownOrigin.get() }, (step) => {
        if (step.outcome === "failed") wrong += 1;
        print(`${verdicts[step.outcome]}${step.title}: ${oneLine(step.detail)}`);
      });
      print("");
    }
  } finally {
    await app.http.close();
  }
  return wrong;
}

function conclusionOf(wrong: number): string {
  if (wrong === 0) return "Nothing is wrong.";
  return wrong === 1 ? "1 thing is wrong." : `${wrong} things are wrong.`;
}
