import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type CreateStore, type Store, storeDefaults } from "@solodesk/contract/store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { freeWebsiteUrls } from "./free-website-urls.ts";
import { refuseReservedWebsiteUrl } from "./refuse-reserved-website-url.ts";
import { requireCurrency } from "./require-currency.ts";
import { findByUser, insertStore, type NewStore } from "./store.repository.ts";
import { suggestWebsiteUrls } from "./suggest-website-urls.ts";

/** Opens the seller's one store. Throws "store_exists", "website_url_taken" for an address that was asked for. */
export async function createStore(deps: Deps, userId: Id, wanted: CreateStore): Promise<Store> {
  requireCurrency(deps.config, wanted.currency, "currency");
  refuseReservedWebsiteUrl(wanted.website_url);
  const details = detailsOf(deps, userId, wanted);
  // The database alone decides whose an address is. Who loses a made one to a rival tries the next,
  // so the rounds are at most as many as there are rivals at this moment.
  for (;;) {
    const websiteUrl = wanted.website_url ?? (await madeWebsiteUrl(deps, wanted.name));
    const store = await insertStore(deps.db, { ...details, websiteUrl }, deps.clock.now());
    if (store) return store;
    if (await findByUser(deps.db, userId)) throw new AppError("store_exists");
    if (wanted.website_url !== undefined) {
      throw new AppError("website_url_taken", {
        suggestions: await suggestWebsiteUrls(deps, wanted.website_url),
      });
    }
  }
}

async function madeWebsiteUrl(deps: Deps, name: string): Promise<string> {
  const [best] = await freeWebsiteUrls(deps, name);
  return best ?? madeWebsiteUrl(deps, name);
}

const detailsOf = (deps: Deps, userId: Id, wanted: CreateStore): Omit<NewStore, "websiteUrl"> => ({
  id: deps.newId(),
  userId,
  name: wanted.name,
  tagline: wanted.tagline ?? "",
  description: wanted.description ?? "",
  category: wanted.category ?? "",
  currency: deps.config.CURRENCY,
  country: wanted.country,
  timezone: wanted.timezone,
  email: wanted.email ?? "",
  phone: wanted.phone ?? "",
  address: wanted.address ?? "",
  accentColor: wanted.accent_color?.toLowerCase() ?? storeDefaults.accent_color,
  hours: wanted.hours ?? storeDefaults.hours,
  slotMinutes: storeDefaults.booking.slot_minutes,
  noticeMinutes: storeDefaults.booking.notice_minutes,
  horizonDays: storeDefaults.booking.horizon_days,
  published: wanted.published ?? true,
});
