import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, type Range } from "@solodesk/contract/kernel/zone.ts";
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import { maxInSeries, seriesTimes } from "@solodesk/contract/scheduling/series/series-times.ts";
import { minInSeries, type PreviewSeries } from "@solodesk/contract/scheduling/series.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findWantedService } from "#features/scheduling/appointments/slots/find-wanted-service.ts";
import { requireSeats } from "#features/scheduling/appointments/slots/require-seats.ts";
import { requireLength, requireStart } from "#features/scheduling/appointments/slots/require-time.ts";
import { type Lengths, serviceRule } from "#features/scheduling/appointments/slots/service-rule.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireApart } from "./require-apart.ts";

export interface PlannedTime extends Range {
  index: number;
  /** The local time does not exist on that day, because the clocks skip it. */
  isSkipped: boolean;
}

export interface SeriesPlan extends Lengths {
  store: Store;
  service: Service | undefined;
  seats: number;
  times: PlannedTime[];
}

/** Throws "store_required", "not_found", "validation_failed". */
export async function planSeries(deps: Deps, userId: Id, wanted: PreviewSeries): Promise<SeriesPlan> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const service = await findWantedService(deps, store.id, wanted.service_id);
  const { seats } = wanted;
  requireSeats(service, seats);
  const usual = serviceRule(service);
  const first = Date.parse(wanted.starts_at);
  const length = wanted.ends_at === undefined ? usual.length : Date.parse(wanted.ends_at) - first;
  const now = deps.clock.now();
  requireStart(first, now);
  requireLength({ from: first, to: first + length });
  const times = seriesTimes(store.timezone, first, wanted).map(({ at, isSkipped }, index) => ({
    index,
    from: at,
    to: at + length,
    isSkipped,
  }));
  requireBounds(times, wanted, now);
  requireApart(times, usual, "every_weeks");
  return { ...usual, store, seats, length, times };
}

function requireBounds(times: readonly Range[], { until }: PreviewSeries, now: Date): void {
  const refuse = (message: string): never => {
    throw new AppError("validation_failed", {
      fields: { [until === undefined ? "count" : "until"]: message },
    });
  };
  if (times.length < minInSeries) refuse(t("That is only one appointment. Pick a later day."));
  if (times.length > maxInSeries)
    refuse(
      t("You can repeat an appointment at most {maxInSeries} times. Pick an earlier day.", { maxInSeries }),
    );
  const last = now.getTime() + maxDaysAhead * DAY;
  const fitting = times.filter(({ from }) => from <= last).length;
  if (fitting === times.length) return;
  refuse(
    until === undefined
      ? t("The last one would be more than {maxDaysAhead} days ahead. At most {fitting} fit.", {
          maxDaysAhead,
          fitting,
        })
      : t("The last one would be more than {maxDaysAhead} days ahead. Pick an earlier day.", {
          maxDaysAhead,
        }),
  );
}
