import type { EditService, Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import type { Deps } from "#kernel/deps.ts";
import { changeService } from "./change-service.ts";

/**
 * Changes the given fields. Throws "validation_failed" for a price in another currency, and what
 * changeService throws.
 */
export async function editService(deps: Deps, userId: Id, id: Id, edit: EditService): Promise<Service> {
  requireCurrency(deps.config, edit.price?.currency, "price.currency");
  return changeService(deps, userId, id, {
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
    active: edit.active,
  });
}
