import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import { CreateStore, type Store } from "@solodesk/contract/store/store.ts";
import type { z } from "zod";
import { guessCountry, guessTimezone } from "./create/guess-place.ts";

/** The fields of the three steps; booking rules have their own screen. */
export const StoreForm = CreateStore.pick({
  name: true,
  website_url: true,
  tagline: true,
  description: true,
  category: true,
  country: true,
  email: true,
  phone: true,
  address: true,
  timezone: true,
  hours: true,
  logo_url: true,
  banner_url: true,
  accent_color: true,
  published: true,
}).required();
export type StoreForm = z.input<typeof StoreForm>;
export type StoreField = keyof StoreForm;

/** Returns the form of a new store, with time zone and country guessed from the browser. */
export function newStoreForm(): StoreForm {
  const timezone = guessTimezone();
  return {
    name: "",
    website_url: "",
    tagline: "",
    description: "",
    category: "",
    country: guessCountry(timezone),
    email: "",
    phone: "",
    address: "",
    timezone,
    hours: storeDefaults.hours,
    logo_url: null,
    banner_url: null,
    accent_color: storeDefaults.accent_color,
    published: true,
  };
}

export const storeFormOf = (store: Store): StoreForm => ({
  name: store.name,
  website_url: store.website_url,
  tagline: store.tagline,
  description: store.description,
  category: store.category,
  country: store.country,
  email: store.email,
  phone: store.phone,
  address: store.address,
  timezone: store.timezone,
  hours: store.hours,
  logo_url: store.logo_url,
  banner_url: store.banner_url,
  accent_color: store.accent_color,
  published: store.published,
});
