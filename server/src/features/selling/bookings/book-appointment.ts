import { isBookedByCheckout } from "@solodesk/contract/catalog/services/payment.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { BookAppointment } from "@solodesk/contract/selling/bookings.ts";
import { missingContact, needsPhone } from "@solodesk/contract/store/store/booking-contact.ts";
import { bookPackVisit, lockPack } from "#features/money/wallet/deposits/pack-visits.ts";
import { claimAnswerFiles } from "#features/scheduling/answer-files/claim-answer-files.ts";
import { addAppointment } from "#features/scheduling/appointments/add-appointment.ts";
import { findNthLastBooking } from "#features/scheduling/appointments/calendar/find-nth-last-booking.ts";
import { customerMeetingUrl } from "#features/scheduling/appointments/customer-meeting-url.ts";
import { bookedStatus } from "#features/scheduling/appointments/holds/booked-status.ts";
import { findOffer } from "#features/scheduling/appointments/holds/find-offer.ts";
import { isOffered } from "#features/scheduling/appointments/holds/is-offered.ts";
import { readHold } from "#features/scheduling/appointments/holds/read-hold.ts";
import { isBookable } from "#features/scheduling/appointments/slots/is-bookable.ts";
import { requireSeats } from "#features/scheduling/appointments/slots/require-seats.ts";
import { serviceRule } from "#features/scheduling/appointments/slots/service-rule.ts";
import { slotTaken, type WantedTime } from "#features/scheduling/appointments/slots/take-time.ts";
import { findUsablePack } from "#features/selling/packs/find-usable-pack.ts";
import { storeLanguage } from "#features/store/store/pages/store-language.ts";
import { acceptPolicy } from "#features/store/store/policy/accept-policy.ts";
import type { CountedTouch } from "#features/store/visits/counted-touch.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { tooMany } from "#kernel/limits/too-many.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { guestPhone } from "./guest-phone.ts";
import { requireAnswers } from "./require-answers.ts";
import { verifyDeadline } from "./verify-deadline.ts";

const HOUR = minutes(60);
/** More than one family books within an hour, and far too few to fill a calendar. */
const MOST_AN_HOUR = 5;

interface Booker {
  storeId: Id;
  email: string;
  phone: string;
}

/**
 * Limits bookings per email address or phone number in one store. The count is read from the database, so it
 * covers all processes. Runs in the transaction that books. Throws "rate_limited".
 */
async function requireBookingRate({ db, clock, config }: Deps, booker: Booker): Promise<void> {
  if (!config.RATE_LIMIT) return;
  const now = clock.now();
  const earliest = await findNthLastBooking(db, { ...booker, nth: MOST_AN_HOUR, since: after(now, -HOUR) });
  if (!earliest) return;
  const message = t("{most} bookings were made with this email address or phone number within an hour.", {
    most: MOST_AN_HOUR,
  });
  throw tooMany(message, after(earliest, HOUR).getTime() - now.getTime());
}

interface WantedBooking extends Omit<BookAppointment, "touch"> {
  touch?: CountedTouch | undefined;
  /** The languages that the visitor reads, the most wanted first. */
  languages: readonly string[];
  /** Throws "rate_limited" when too many bookings in this store came from the visitor's network. */
  refuseFlood?: (storeId: Id) => void;
  /** Whether the link that books the time came by email, so that the address needs no other proof. */
  isVerified?: boolean;
}

/**
 * Books a time on the store page. The time must be listed as free or held by this visitor.
 * Throws "not_found", "validation_failed" if the contact details that the store requires are missing,
 * "payment_required", "no_visits_left", "policy_changed", "slot_taken", "rate_limited".
 */
export async function bookAppointment(
  deps: Deps,
  websiteUrl: string,
  {
    service_id,
    starts_at,
    seats,
    customer: given,
    notes,
    answers: answered,
    hold: token,
    timezone,
    touch,
    languages,
    refuseFlood,
    policy_sha256,
    pack: packCode,
    isVerified = false,
  }: WantedBooking,
): Promise<Appointment> {
  const { store, service } = await findOffer(deps, websiteUrl, service_id);
  const pack =
    packCode === undefined ? undefined : await findUsablePack(deps, packCode, { store, service, seats });
  if (isBookedByCheckout(service) && !pack) throw new AppError("payment_required");
  const missing = missingContact(store.booking.contact, given);
  if (missing) {
    const { message } = missing;
    throw new AppError("validation_failed", { message, fields: { customer: message } });
  }
  const isPhoneNeeded = needsPhone(store.booking.contact);
  const phone = guestPhone({ customer: given, country: store.country, isPhoneNeeded });
  const customer = { ...given, phone };
  const answers = await requireAnswers(deps, {
    storeId: store.id,
    questions: service.questions,
    answers: answered,
    field: "answers",
  });
  refuseFlood?.(store.id);
  const at = Date.parse(starts_at);
  const hold = readHold(deps, token);
  const wanted: WantedTime = { ...serviceRule(service), store, booker: "customer", at, seats, hold };
  const promise = { storeId: store.id, serviceId: service.id, at, length: wanted.length, seats, hold };
  const isPromised = await isOffered(deps, promise);
  if (!isPromised) requireSeats(service, seats);
  if (!isPromised && !(await isBookable(deps, wanted))) throw await slotTaken(deps, wanted);
  const time = { from: at, to: at + wanted.length };
  // All visits of a pack can be booked one after another: they are paid for.
  const admit = pack
    ? undefined
    : (deps: Deps) => requireBookingRate(deps, { storeId: store.id, ...customer });
  const policySha256 = await acceptPolicy(deps, store, policy_sha256 ? [policy_sha256] : []);
  const asked = {
    service,
    title: service.name,
    time,
    seats,
    customer,
    notes,
    answers,
    hold,
    customerTimezone: timezone,
    policySha256,
  };
  const language = storeLanguage(store, languages);
  const status = pack ? "Confirmed" : bookedStatus(store, service);
  const deadline =
    isVerified || pack ? null : await verifyDeadline(deps, { store, status, email: customer.email, at });
  const add = (deps: Deps) =>
    addAppointment(deps, {
      ...asked,
      language,
      store,
      booker: "customer",
      status: deadline ? "Pending" : status,
      verifyBy: deadline,
      touch,
      ...(admit && { admit }),
      visitPrice: pack?.visitPrice,
      finish: async (deps, { id: appointmentId, number }) => {
        await claimAnswerFiles(deps, { storeId: store.id, appointmentId, answers });
        if (pack) await bookPackVisit(deps, { pack, appointmentId, number });
      },
      isPromised,
    });
  const addPaid = async (deps: Deps) => {
    if (pack) await lockPack(deps.db, pack);
    return add(deps);
  };
  const booked = pack ? await inTransaction(deps, addPaid) : await add(deps);
  const meeting_url = customerMeetingUrl({ status: booked.status, meetingUrl: booked.meeting_url });
  return { ...booked, meeting_url };
}
