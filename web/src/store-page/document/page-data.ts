// The data of a store that its page gets, field by field, so that nothing else can slip into the page.

import { packPrice, packSaving } from "@solodesk/contract/catalog/services/packs.ts";
import { dueAtBooking, needsCard } from "@solodesk/contract/catalog/services/payment.ts";
import type { OfferedService } from "@solodesk/contract/catalog/services.ts";
import { shortened } from "@solodesk/contract/catalog/storefront/shortened.ts";
import type { ShelfProduct, Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { BookingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import type { StoredPolicy } from "@solodesk/contract/store/store/policy.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { packInWords } from "#kernel/text/pack-in-words.ts";

export interface Shop extends Omit<Store, "id" | "booking" | "checkout" | "published" | "created_at"> {
  /** How many days ahead visitors can book. */
  horizon_days: number;
  /** Without a policy: until how long before the start visitors can cancel and get a refund. */
  change_notice_minutes: number;
  /** What visitors accept when they book. */
  policy: StoredPolicy | null;
  /** The contact fields that visitors must fill in besides their name. */
  contact: BookingContact;
}
export type ShelfItem = Pick<
  ShelfProduct,
  | "id"
  | "slug"
  | "name"
  | "description"
  | "brand"
  | "sku"
  | "image_url"
  | "list_price"
  | "compare_at"
  | "has_variants"
  | "stock"
>;
export interface Offer
  extends Pick<
    OfferedService,
    | "id"
    | "slug"
    | "name"
    | "description"
    | "price"
    | "duration_minutes"
    | "capacity"
    | "location"
    | "image_url"
  > {
  /** Whether a booking waits for the seller's answer. */
  on_request: boolean;
  /** What is paid to book it; null if nothing is. */
  due_now: Money | null;
  /** Whether a card is saved to book it. */
  needs_card: boolean;
  /** What has to be paid or saved to book it, in the words of the list; null if nothing has. */
  due_words: string | null;
  packs: OfferedPack[];
}

/** Several visits of a service that are bought together. */
export interface OfferedPack {
  visits: number;
  /** Of one visit. */
  price: Money;
  /** What it is and costs, in the words of the list. */
  words: string;
}

export interface PageData {
  shop: Shop;
  products: ShelfItem[];
  services: Offer[];
  pages: { current: number; total: number; products: number };
  /** The public address of the page. */
  url: string;
  /** What can be charged to a saved card, in sentences; none if no service needs a card. */
  card_terms: string[];
}

/** The most characters of a description: enough to choose by, and a page with many products stays small. */
const DESCRIPTION = 400;

export const shelfItem = (product: ShelfItem): ShelfItem => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  description: shortened(product.description, DESCRIPTION),
  brand: product.brand,
  sku: product.sku,
  image_url: product.image_url,
  list_price: product.list_price,
  compare_at: product.compare_at,
  has_variants: product.has_variants,
  stock: product.stock,
});

function dueNow(service: OfferedService): Money | null {
  const amount = dueAtBooking(service);
  return amount === 0 ? null : { ...service.price, amount };
}

function dueWords(service: OfferedService): string | null {
  if (needsCard(service)) return t("Card on file, nothing to pay when you book");
  const due = dueNow(service);
  if (!due) return null;
  if (due.amount === service.price.amount) return t("Pay when you book");
  return t("{amount} deposit", { amount: moneyText(due) });
}

function offeredPacks({ price, packs }: OfferedService): OfferedPack[] {
  return packs.map((pack) => {
    const { visits, unit_price } = pack;
    const percent = packSaving(price, pack);
    const words = [packInWords(visits), moneyText({ ...price, amount: packPrice(pack) })];
    if (percent > 0) words.push(t("save {percent}%", { percent }));
    return { visits, price: unit_price, words: words.join(" · ") };
  });
}

export const cardFeeTerms = (
  { booking: { policy } }: Store,
  services: readonly OfferedService[],
): string[] =>
  policy && services.some(needsCard) ? cardFeeInWords(policy, { money: moneyText, price: null }) : [];

export const offer = (service: OfferedService, { booking }: Store): Offer => ({
  id: service.id,
  slug: service.slug,
  name: service.name,
  description: shortened(service.description, DESCRIPTION),
  price: service.price,
  duration_minutes: service.duration_minutes,
  capacity: service.capacity,
  location: service.location,
  image_url: service.image_url,
  on_request: (service.confirmation ?? booking.confirmation) === "on_request",
  due_now: dueNow(service),
  needs_card: needsCard(service),
  due_words: dueWords(service),
  packs: offeredPacks(service),
});

export const shopOf = (store: Store): Shop => ({
  name: store.name,
  website_url: store.website_url,
  tagline: store.tagline,
  description: store.description,
  logo_url: store.logo_url,
  banner_url: store.banner_url,
  category: store.category,
  currency: store.currency,
  country: store.country,
  timezone: store.timezone,
  languages: store.languages,
  email: store.email,
  phone: store.phone,
  address: store.address,
  accent_color: store.accent_color,
  look: store.look,
  hours: store.hours,
  horizon_days: store.booking.horizon_days,
  change_notice_minutes: store.booking.change_notice_minutes,
  policy: store.booking.policy,
  contact: store.booking.contact,
});

export const pageData = (
  { store, products, services, pagination }: Storefront,
  publicUrl: string,
): PageData => ({
  shop: shopOf(store),
  products: products.map(shelfItem),
  services: services.map((service) => offer(service, store)),
  pages: { current: pagination.current_page, total: pagination.total_pages, products: pagination.total },
  url: `${publicUrl}/store/${store.website_url}`,
  card_terms: cardFeeTerms(store, services),
});
