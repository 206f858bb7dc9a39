import type { EditService, Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import type { Deps } from "#kernel/deps.ts";
import { changeService } from "./change-service.ts";
import { requireGateway, requirePayable } from "./require-payment.ts";
import { paymentColumns } from "./services.repository.ts";

/**
 * Changes the given fields. Throws "validation_failed" for a price in another currency or a payment that the
 * price doesn't allow, and what changeService throws.
 */
export async function editService(deps: Deps, userId: Id, id: Id, edit: EditService): Promise<Service> {
  requireCurrency(deps.config, edit.price?.currency, "price.currency");
  if (edit.payment) requireGateway(deps, edit.payment);
  const check = ({ price, payment }: Service) =>
    requirePayable(deps, { price: edit.price ?? price, payment: edit.payment ?? payment });
  const change = {
    name: edit.name,
    description: edit.description,
    price: edit.price?.amount,
    durationMinutes: edit.duration_minutes,
    bufferBeforeMinutes: edit.buffer_before_minutes,
    bufferMinutes: edit.buffer_minutes,
    noticeMinutes: edit.notice_minutes,
    maxPerDay: edit.max_per_day,
    location: edit.location,
    imageUrl: edit.image_url,
    confirmation: edit.confirmation,
    ...(edit.payment && paymentColumns(edit.payment)),
    active: edit.active,
  };
  return changeService(deps, userId, id, { change, check: edit.price || edit.payment ? check : undefined });
}
