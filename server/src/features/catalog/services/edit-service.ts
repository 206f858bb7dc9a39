import type { Meeting } from "@solodesk/contract/catalog/services/meeting.ts";
import type { EditService, Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import type { Deps } from "#kernel/deps.ts";
import { assignQuestionIds } from "./assign-question-ids.ts";
import { changeService } from "./change-service.ts";
import { requireMeeting } from "./require-meeting.ts";
import { requirePacks } from "./require-packs.ts";
import { requireCardFee, requireGateway, requirePayable } from "./require-payment.ts";
import { meetingColumns, packColumn, paymentColumns, type ServiceChange } from "./services.repository.ts";

const noMeeting: Meeting = { kind: "none" };

/**
 * Changes the given fields. Throws "validation_failed" for a price in another currency, a payment or packs that the
 * price doesn't allow, a saved card without a fee or a meeting link of a service that isn't online, and what changeService throws.
 */
export async function editService(deps: Deps, userId: Id, id: Id, edit: EditService): Promise<Service> {
  requireCurrency(deps.config, edit.price?.currency, "price.currency");
  if (edit.payment) requireGateway(deps, edit.payment);
  const check = (before: Service, store: Store): ServiceChange => {
    if (edit.payment) requireCardFee(store, edit.payment);
    const {
      price = before.price,
      payment = before.payment,
      location = before.location,
      packs = before.packs,
    } = edit;
    if (edit.price || edit.payment) requirePayable(deps, { price, payment });
    if (edit.price || edit.packs) requirePacks(deps, { price, packs });
    // A service that is no longer online loses its link.
    const meeting = edit.meeting ?? (location === "online" ? undefined : noMeeting);
    if (meeting) requireMeeting(meeting, location);
    return {
      questions: edit.questions && assignQuestionIds(deps, edit.questions, before.questions),
      ...(meeting && meetingColumns(meeting)),
    };
  };
  const change = {
    name: edit.name,
    description: edit.description,
    price: edit.price?.amount,
    durationMinutes: edit.duration_minutes,
    bufferBeforeMinutes: edit.buffer_before_minutes,
    bufferMinutes: edit.buffer_minutes,
    noticeMinutes: edit.notice_minutes,
    maxPerDay: edit.max_per_day,
    capacity: edit.capacity,
    location: edit.location,
    imageUrl: edit.image_url,
    confirmation: edit.confirmation,
    packs: edit.packs && packColumn(edit.packs),
    ...(edit.payment && paymentColumns(edit.payment)),
    active: edit.active,
  };
  return changeService(deps, userId, id, { change, slug: edit.slug, check });
}
