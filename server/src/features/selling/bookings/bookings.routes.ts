import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import type { FoundBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { manageAddress } from "#features/scheduling/appointments/manage-address.ts";
import { receivedTouch } from "#features/store/visits/counted-touch.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { acceptBooking } from "./accept-booking.ts";
import { bookAppointment } from "./book-appointment.ts";
import { bookingLimit, changeLimit, holdLimit } from "./booking-limit.ts";
import { changeBooking } from "./change-booking.ts";
import { getBooking } from "./get-booking.ts";
import { getBookingTerms } from "./get-booking-terms.ts";
import { holdTime } from "./hold-time.ts";
import { listOtherSlots } from "./list-other-slots.ts";
import { listSlots } from "./list-slots.ts";
import { releaseHold } from "./release-hold.ts";
import { verifyBooking } from "./verify-booking.ts";
import { writeBookingFile } from "./write-booking-file.ts";

function bookedMessage({ status, verify_by }: Pick<Appointment, "status" | "verify_by">): string {
  if (verify_by !== null) return t("Check your email to confirm your booking");
  return status === "Confirmed" ? t("Booking confirmed") : t(bookings.book.done);
}

/** The limits count by store, which is known only after the offer or booking has been found. */
export function bookingRoutes(app: App, purposes: Purposes): void {
  const refuseBooking = bookingLimit(app.deps);
  const refuseHold = holdLimit(app.deps);
  const refuseChange = changeLimit(app.deps);

  serve(app, bookings.listSlots, ({ deps, params, query }) => listSlots(deps, params.website_url, query));

  serve(app, bookings.getTerms, async ({ deps, params }) => ({
    data: await getBookingTerms(deps, params.website_url, params.service_id),
  }));

  serve(app, bookings.hold, ({ deps, params, body, visitor }) => {
    const refuseFlood = (storeId: Id) => refuseHold(storeId, visitor.address);
    return holdTime(deps, params.website_url, { ...body, refuseFlood });
  });

  serve(app, bookings.release, async ({ deps, params }) => {
    await releaseHold(deps, params.hold);
    return null;
  });

  serve(app, bookings.book, async ({ deps, params, body, visitor }) => {
    const refuseFlood = (storeId: Id) => refuseBooking(storeId, visitor.address);
    const touch = receivedTouch(deps, body.touch, visitor);
    const { languages } = visitor;
    const data = await bookAppointment(deps, params.website_url, { ...body, touch, languages, refuseFlood });
    const manage = manageAddress(deps.secrets, "", params.website_url, data.id);
    return { status: true as const, message: bookedMessage(data), data, manage };
  });

  serve(app, bookings.get, async ({ deps, params }) => ({
    data: await getBooking(deps, params.code),
  }));

  serve(app, bookings.change, async ({ deps, params, body, visitor }) => {
    const refuseFlood = ({ row }: FoundBooking) => refuseChange(row, visitor.address);
    const data = await changeBooking(deps, purposes, params.code, { ...body, refuseFlood });
    const message = body.status ? t("Your booking is cancelled") : t("Your booking is moved");
    return { status: true as const, message, data };
  });

  serve(app, bookings.verify, async ({ deps, params, body }) => {
    const data = await verifyBooking(deps, params.code, body.token);
    const message = data.status === "Confirmed" ? t("Booking confirmed") : t("Email confirmed, request sent");
    return { status: true as const, message, data };
  });

  serve(app, bookings.accept, async ({ deps, params, body }) => ({
    status: true as const,
    message: t(bookings.accept.done),
    data: await acceptBooking(deps, params.code, body),
  }));

  serve(app, bookings.listOtherSlots, ({ deps, params, query }) => listOtherSlots(deps, params.code, query));

  serve(app, bookings.writeFile, ({ deps, params }) => writeBookingFile(deps, params.code));
}
