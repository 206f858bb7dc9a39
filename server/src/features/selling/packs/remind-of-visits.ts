import { emailAboutVisits } from "#features/selling/orders/emails/email-about-visits.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { type EndingPack, listEnding } from "./packs.repository.ts";

/** How long before they expire customers are reminded of visits. */
const AHEAD = days(14);

/** Emails the buyers of packs whose visits expire soon, once for each date. Returns how many packs there are. */
export function remindOfVisits(deps: Deps): Promise<number> {
  const from = deps.clock.now();
  return inBatches<EndingPack>(
    deps.log,
    (page) => listEnding(deps.db, { from, to: after(from, AHEAD) }, page),
    (pack) => remind(deps, pack),
  );
}

const remind = (deps: Deps, { expiresAt, ...pack }: EndingPack): Promise<boolean> =>
  inTransaction(deps, async (deps) => {
    await emailAboutVisits(deps, pack, {
      kind: "visits_expire",
      occasion: `line ${pack.line} until ${expiresAt.toISOString()}`,
    });
    return true;
  });
