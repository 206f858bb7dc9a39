import { isBookedByCheckout } from "@solodesk/contract/catalog/services/payment.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { dateFormat, readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { ShownMail } from "#features/platform/mail/held/mail-rule.ts";
import { readMails } from "#features/platform/mail/held/read-mails.ts";
import { bookAppointment } from "#features/selling/bookings/book-appointment.ts";
import { holdTime } from "#features/selling/bookings/hold-time.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { acceptOwnPolicy, answersTo, asVisitor, visitor } from "./as-visitor.ts";
import { firstFreeTime, untilTimeIsFree } from "./find-free-times.ts";
import { failed, passed, refusalOf, type StepResult, skipped } from "./step-result.ts";

interface Tried {
  outcome: StepResult;
  mails: ShownMail[];
}

/** Holds and books the first service that isn't paid for in the cart. */
export async function tryBooking(
  deps: Deps,
  ownerId: Id,
  { store, services, bookable }: { store: Store } & Offered,
): Promise<Tried> {
  const unpaid = services.filter((service) => !isBookedByCheckout(service));
  const service = unpaid.find((one) => bookable.includes(one) && answersTo(one));
  if (!service) return without(skipped(whyNotTried(unpaid, bookable)));
  try {
    return await untilTimeIsFree(() =>
      asVisitor(deps, ownerId, async (deps) => {
        const starts_at = await firstFreeTime(deps, store, service);
        if (starts_at === undefined) throw new AppError("slot_taken");
        const { mails } = await readMails(() => book(deps, { store, service, starts_at }));
        return { outcome: passed(bookedAt(store, service, starts_at)), mails };
      }),
    );
  } catch (error) {
    const fix = { label: t("Edit service"), page: pages.service.replace(":id", service.id) };
    return without(failed(`${service.name}: ${refusalOf(deps, error)}`, fix));
  }
}

const without = (outcome: StepResult): Tried => ({ outcome, mails: [] });

function bookedAt({ timezone }: Store, { name }: Service, starts_at: string): string {
  const time = dateFormat({ dateStyle: "medium", timeStyle: "short", timeZone: timezone });
  return t("We held and booked {service} on {when}.", {
    service: name,
    when: time.format(Date.parse(starts_at)),
  });
}

interface Offered {
  services: readonly Service[];
  /** Those with a free time. */
  bookable: readonly Service[];
}

/** Why none of these services, which are booked in the same way, was tried. */
export function whyNotTried(services: readonly Service[], bookable: Offered["bookable"]): string {
  const [first] = services;
  if (!first) return t("You offer no services that are booked like this.");
  const withTime = services.find((service) => bookable.includes(service));
  if (!withTime) return t("There's no free time to book.");
  return t("{service} asks for a file, which this test can't send.", { service: withTime.name });
}

async function book(
  deps: Deps,
  { store, service, starts_at }: { store: Store; service: Service; starts_at: string },
): Promise<void> {
  const policy_sha256 = await acceptOwnPolicy(deps, store);
  const time = { service_id: service.id, starts_at, seats: 1 };
  const { hold } = await holdTime(deps, store.website_url, time);
  await bookAppointment(deps, store.website_url, {
    ...time,
    customer: visitor(store.booking.contact),
    notes: "",
    answers: answersTo(service) ?? [],
    hold,
    timezone: store.timezone,
    languages: [readersLanguage()],
    policy_sha256,
    // As if the visitor had opened the link in the email that asks for it.
    isVerified: true,
  });
}
