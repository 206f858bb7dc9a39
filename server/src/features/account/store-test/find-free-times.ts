import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { maxSlotDays } from "@solodesk/contract/scheduling/appointments/free-slots.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { listSlots } from "#features/selling/bookings/list-slots.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { asVisitor } from "./as-visitor.ts";
import { failed, passed, type StepResult, skipped } from "./step-result.ts";

/** Each service reads the calendar. */
const MOST_SERVICES = 30;
const MOST_NAMED = 3;

/** How often a time is looked for, if other customers are faster. */
const TRIES = 3;

/** When the service can be booked first; undefined if it can't within a month from the earliest time that it allows. */
export async function firstFreeTime(
  deps: Deps,
  { website_url, booking }: Store,
  { id, notice_minutes }: Service,
): Promise<string | undefined> {
  const from = after(deps.clock.now(), minutes(notice_minutes ?? booking.notice_minutes)).toISOString();
  const { slots } = await listSlots(deps, website_url, { service_id: id, from, seats: 1 });
  return slots[0]?.starts_at;
}

/** Runs `work`, which looks for a time and takes it, again if another customer took it in between. */
export async function untilTimeIsFree<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "slot_taken" || tries === 1) throw error;
    return untilTimeIsFree(work, tries - 1);
  }
}

/** Which services have a free time, and what that says about the store. */
export async function findFreeTimes(
  deps: Deps,
  ownerId: Id,
  { store, services }: { store: Store; services: readonly Service[] },
): Promise<{ found: Service[]; outcome: StepResult }> {
  const addService = { label: t("Add a service"), page: pages.addService };
  if (services.length === 0)
    return { found: [], outcome: skipped(t("You offer no services to book."), addService) };
  const tried = services.slice(0, MOST_SERVICES);
  const times = await asVisitor(deps, ownerId, async (deps) => {
    const found = new Map<Service, string | undefined>();
    for (const service of tried) found.set(service, await firstFreeTime(deps, store, service));
    return found;
  });
  const found = tried.filter((service) => times.get(service) !== undefined);
  const full = tried.filter((service) => !found.includes(service));
  return { found, outcome: outcomeOf(found, full) };
}

function outcomeOf(found: readonly Service[], [first, ...others]: readonly Service[]): StepResult {
  const [one] = found;
  if (first) {
    const names = [first, ...others].slice(0, MOST_NAMED).map(({ name }) => name);
    const more = others.length + 1 - names.length;
    const page = one ? pages.service.replace(":id", first.id) : `${pages.addStoreDetail}?step=hours`;
    return failed(
      t(
        "No free time in the next {days} days for {names}{more, plural, =0 {} one { and # more} other { and # more}}.",
        {
          days: maxSlotDays,
          names: listFormat({ type: "unit" }).format(names),
          more,
        },
      ),
      { label: one ? t("Edit service") : t("Set your hours"), page },
    );
  }
  return passed(
    t(
      "{count, plural, one {Your service has free times} other {# services have free times}} in the next {days} days.",
      {
        count: found.length,
        days: maxSlotDays,
      },
    ),
  );
}
