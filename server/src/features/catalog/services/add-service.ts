import type { AddService, Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requirePlanQuota } from "#features/money/subscription/limits/require-plan-quota.ts";
import { requireOwnPicture } from "#features/platform/uploads/require-own-picture.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { assignQuestionIds } from "./assign-question-ids.ts";
import { requireMeeting } from "./require-meeting.ts";
import { requirePacks } from "./require-packs.ts";
import { requireCardFee, requireGateway, requirePayable } from "./require-payment.ts";
import { requireQuotaForNew } from "./require-service-quota.ts";
import { insertService, packColumn } from "./services.repository.ts";

/** Throws "store_required", "plan_limit_reached", and "validation_failed" for one service too many, a full archive, a payment or packs that the price doesn't allow, a saved card without a fee, or a meeting link of a service that isn't online. */
export function addService(deps: Deps, userId: Id, wanted: AddService): Promise<Service> {
  const { CURRENCY } = deps.config;
  requireCurrency(deps.config, wanted.price.currency, "price.currency");
  requireGateway(deps, wanted.payment);
  requirePayable(deps, wanted);
  requirePacks(deps, wanted);
  requireMeeting(wanted.meeting, wanted.location);
  return inTransaction(deps, async (deps) => {
    // Locks the store, so that two additions cannot both be the last one allowed.
    const store = await raiseStoreVersion(userId, deps);
    if (!store) throw new AppError("store_required");
    requireCardFee(store, wanted.payment);
    await requireQuotaForNew(deps.db, store.id);
    await requireOwnPicture(deps.db, userId, wanted.image_url, "image_url");
    const { name, description, location, meeting, confirmation, payment, active } = wanted;
    const service = {
      name,
      description,
      location,
      meeting,
      confirmation,
      payment,
      active,
      id: deps.newId(),
      storeId: store.id,
      price: wanted.price.amount,
      durationMinutes: wanted.duration_minutes,
      bufferBeforeMinutes: wanted.buffer_before_minutes,
      bufferMinutes: wanted.buffer_minutes,
      noticeMinutes: wanted.notice_minutes,
      maxPerDay: wanted.max_per_day,
      capacity: wanted.capacity,
      imageUrl: wanted.image_url,
      packs: packColumn(wanted.packs),
      questions: assignQuestionIds(deps, wanted.questions),
    };
    const added = await insertService(deps.db, service, CURRENCY, deps.clock.now());
    await requirePlanQuota(deps, userId, "services", added.active ? 1 : 0);
    return added;
  });
}
