import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import type { EditStore, Store } from "@solodesk/contract/store/store.ts";
import { requireOwnPicture } from "#features/platform/uploads/require-own-picture.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { writtenNumber } from "#kernel/phone-number.ts";
import { requirePlainName } from "#kernel/require-plain-name.ts";
import { lockAccountRow } from "./locks/lock-account-state.repository.ts";
import { moveStore } from "./move-store.ts";
import { requireFeeForCards } from "./policy/require-fee-for-cards.ts";
import { requireCurrency } from "./require-currency.ts";
import { findByUser, type StoreChange, updateStore } from "./store.repository.ts";
import { refuseReservedWebsiteUrl } from "./website-urls/refuse-reserved-website-url.ts";
import { suggestWebsiteUrls } from "./website-urls/suggest-website-urls.ts";

/**
 * Changes the fields that are given. Throws "store_required", "website_url_taken", "validation_failed",
 * "invalid_transition".
 */
export async function editStore(deps: Deps, userId: Id, edit: EditStore): Promise<Store> {
  refuseReservedWebsiteUrl(edit.website_url);
  requireCurrency(deps.config, currencyOf(edit.booking?.policy), "booking.policy.no_show.fee");
  return inTransaction(deps, async (deps) => {
    if (edit.published) await requireStaying(deps, userId);
    await requireOwnPicture(deps.db, userId, edit.logo_url, "logo_url");
    await requireOwnPicture(deps.db, userId, edit.banner_url, "banner_url");
    const before = (await findByUser(deps.db, userId))?.store;
    // Only a new name is checked, so that the current one may be sent again.
    if (edit.name !== before?.name) requirePlainName(edit.name);
    const phone = edit.phone && writtenNumber(edit.phone, edit.country ?? before?.country ?? "");
    // Locks the row, so that concurrent moves of one store wait for each other.
    const store = await updateStore(deps.db, userId, { ...changeOf(edit), phone }, deps.clock.now());
    if (!store) throw new AppError("store_required");
    if (edit.booking?.policy !== undefined) await requireFeeForCards(deps, store);
    if (edit.website_url !== undefined) await moveStore(deps, store.id, edit.website_url);
    return store;
  }).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "website_url_taken") throw error;
    const suggestions = await suggestWebsiteUrls(deps, edit.website_url ?? "");
    throw new AppError("website_url_taken", { suggestions });
  });
}

/** The one that the policy's fee is in, if it is an amount. */
function currencyOf(policy: Policy | null | undefined): string | undefined {
  const fee = policy?.no_show.fee;
  return fee && "currency" in fee ? fee.currency : undefined;
}

/** The store of an account that is about to be deleted, or was suspended while this call was under way, stays offline. */
async function requireStaying({ db }: Pick<Deps, "db">, userId: Id): Promise<void> {
  const state = await lockAccountRow(db, userId);
  if (state === "suspended") throw new AppError("unauthenticated");
  if (state === "leaves")
    throw new AppError("invalid_transition", {
      message: t("Your account is scheduled for deletion. To publish your store, first choose Keep account."),
    });
}

const changeOf = (edit: EditStore): StoreChange => ({
  name: edit.name,
  websiteUrl: edit.website_url,
  tagline: edit.tagline,
  description: edit.description,
  logoUrl: edit.logo_url,
  bannerUrl: edit.banner_url,
  category: edit.category,
  country: edit.country,
  timezone: edit.timezone,
  languages: edit.languages,
  email: edit.email,
  address: edit.address,
  accentColor: edit.accent_color?.toLowerCase(),
  pageTheme: edit.look?.theme,
  pageSections: edit.look?.sections,
  hours: edit.hours,
  slotMinutes: edit.booking?.slot_minutes,
  noticeMinutes: edit.booking?.notice_minutes,
  horizonDays: edit.booking?.horizon_days,
  changeNoticeMinutes: edit.booking?.change_notice_minutes,
  reminders: edit.booking?.reminders?.toSorted((a, b) => b - a),
  bookingContact: edit.booking?.contact,
  verifyEmail: edit.booking?.verify_email,
  confirmation: edit.booking?.confirmation,
  policy: edit.booking?.policy,
  shippingFlat: edit.checkout?.shipping_flat,
  freeShippingOver: edit.checkout?.free_shipping_over,
  taxBps: edit.checkout?.tax_bps,
  published: edit.published,
});
