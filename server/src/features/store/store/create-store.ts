import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import type { CreateStore, Store } from "@solodesk/contract/store/store.ts";
import { requireOwnPicture } from "#features/platform/uploads/require-own-picture.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { writtenNumber } from "#kernel/phone-number.ts";
import { requirePlainName } from "#kernel/require-plain-name.ts";
import { lockAccountRow } from "./locks/lock-account-state.repository.ts";
import { requireCurrency } from "./require-currency.ts";
import { findByUser, insertStore, type NewStore } from "./store.repository.ts";
import { freeWebsiteUrls } from "./website-urls/free-website-urls.ts";
import { refuseReservedWebsiteUrl } from "./website-urls/refuse-reserved-website-url.ts";
import { suggestWebsiteUrls } from "./website-urls/suggest-website-urls.ts";
import { claimWebsiteUrl } from "./website-urls/website-urls.repository.ts";

/**
 * Creates the seller's only store. Throws "store_exists", "website_url_taken" for a requested address,
 * "validation_failed", and "invalid_transition" if the account is to be deleted.
 */
export async function createStore(deps: Deps, userId: Id, wanted: CreateStore): Promise<Store> {
  requireCurrency(deps.config, wanted.currency, "currency");
  refuseReservedWebsiteUrl(wanted.website_url);
  requirePlainName(wanted.name);
  return inTransaction(deps, async (deps) => {
    const state = await lockAccountRow(deps.db, userId);
    // The account was suspended while this call was under way.
    if (state === "suspended") throw new AppError("unauthenticated");
    if (state === "leaves") throw leaving();
    await requireOwnPicture(deps.db, userId, wanted.logo_url, "logo_url");
    await requireOwnPicture(deps.db, userId, wanted.banner_url, "banner_url");
    const details = detailsOf(deps, userId, wanted);
    const websiteUrl = await claimOne(deps, details, wanted.website_url);
    const store = await insertStore(deps.db, { ...details, websiteUrl }, deps.clock.now());
    if (!store) throw new AppError("store_exists");
    return store;
  });
}

const leaving = () =>
  new AppError("invalid_transition", {
    message: t("Your account is scheduled for deletion. To create a store, first choose Keep account."),
  });

/**
 * Claims the requested address or a generated one. The database decides who gets it. A store that loses a
 * generated one tries the next, so there are at most as many rounds as concurrent rivals.
 */
async function claimOne(deps: Deps, store: Details, asked: string | undefined): Promise<string> {
  const websiteUrl = asked ?? (await madeWebsiteUrl(deps, store.name));
  if (await claimWebsiteUrl(deps.db, { websiteUrl, storeId: store.id, now: deps.clock.now() }))
    return websiteUrl;
  if (await findByUser(deps.db, store.userId)) throw new AppError("store_exists");
  if (asked === undefined) return claimOne(deps, store, undefined);
  throw new AppError("website_url_taken", { suggestions: await suggestWebsiteUrls(deps, asked) });
}

async function madeWebsiteUrl(deps: Deps, name: string): Promise<string> {
  const [best] = await freeWebsiteUrls(deps, name);
  return best ?? madeWebsiteUrl(deps, name);
}

type Details = Omit<NewStore, "websiteUrl">;

const detailsOf = (deps: Deps, userId: Id, wanted: CreateStore): Details => ({
  id: deps.newId(),
  userId,
  name: wanted.name,
  tagline: wanted.tagline ?? "",
  description: wanted.description ?? "",
  logoUrl: wanted.logo_url ?? null,
  bannerUrl: wanted.banner_url ?? null,
  category: wanted.category ?? "",
  currency: deps.config.CURRENCY,
  country: wanted.country,
  timezone: wanted.timezone,
  languages: wanted.languages ?? ["en"],
  email: wanted.email ?? "",
  phone: writtenNumber(wanted.phone ?? "", wanted.country),
  address: wanted.address ?? "",
  accentColor: wanted.accent_color?.toLowerCase() ?? storeDefaults.accent_color,
  pageTheme: storeDefaults.look.theme,
  pageSections: storeDefaults.look.sections,
  hours: wanted.hours ?? storeDefaults.hours,
  slotMinutes: storeDefaults.booking.slot_minutes,
  noticeMinutes: storeDefaults.booking.notice_minutes,
  horizonDays: storeDefaults.booking.horizon_days,
  changeNoticeMinutes: storeDefaults.booking.change_notice_minutes,
  reminders: storeDefaults.booking.reminders,
  bookingContact: storeDefaults.booking.contact,
  verifyEmail: storeDefaults.booking.verify_email,
  confirmation: storeDefaults.booking.confirmation,
  policy: storeDefaults.booking.policy,
  shippingFlat: storeDefaults.checkout.shipping_flat,
  freeShippingOver: storeDefaults.checkout.free_shipping_over,
  taxBps: storeDefaults.checkout.tax_bps,
  published: wanted.published ?? true,
});
