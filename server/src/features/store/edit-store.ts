import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { EditStore, Store } from "@solodesk/contract/store.ts";
import { AppError } from "#kernel/app-error.ts";
import { brokeConstraint } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { refuseReservedWebsiteUrl } from "./refuse-reserved-website-url.ts";
import { type StoreChange, updateStore } from "./store.repository.ts";
import { suggestWebsiteUrls } from "./suggest-website-urls.ts";

/** Changes the fields that are given. Throws "store_required", "website_url_taken". */
export async function editStore(deps: Deps, userId: Id, edit: EditStore): Promise<Store> {
  refuseReservedWebsiteUrl(edit.website_url);
  const store = await updateStore(deps.db, userId, changeOf(edit), deps.clock.now()).catch(
    async (error: unknown) => {
      if (!brokeConstraint(error, "stores_website_url_key")) throw error;
      throw new AppError("website_url_taken", {
        suggestions: await suggestWebsiteUrls(deps, edit.website_url ?? ""),
      });
    },
  );
  if (!store) throw new AppError("store_required");
  return store;
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
  email: edit.email,
  phone: edit.phone,
  address: edit.address,
  accentColor: edit.accent_color?.toLowerCase(),
  hours: edit.hours,
  slotMinutes: edit.booking?.slot_minutes,
  noticeMinutes: edit.booking?.notice_minutes,
  horizonDays: edit.booking?.horizon_days,
  published: edit.published,
});
