// What the stores of the demo sell, and to whom.
import type { services } from "@solodesk/contract/catalog/services.ts";
import type { EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import type { AddSpend } from "@solodesk/contract/marketing/ads.ts";
import type { store } from "@solodesk/contract/store/store.ts";

type Offer = EndpointInput<typeof services.add>["body"];

export type DemoService = Offer & {
  /** Bookings a week at the end of the year, without those of regular customers; at its beginning there are a twelfth of them. */
  weekly: number;
  /** Days after which a regular customer comes again; none if nobody comes regularly. */
  rhythm?: number;
};

export interface DemoStore {
  owner: { name: string; email: string; language: "en" | "de" };
  store: EndpointInput<typeof store.create>["body"];
  rules: NonNullable<EndpointInput<typeof store.edit>["body"]>;
  services: DemoService[];
  /** SKUs of the sample catalogue. */
  goods: string[];
  /** Orders a week at the end of the year. */
  weeklyOrders: number;
  customers: {
    first: string[];
    last: string[];
    cities: { city: string; postalCode: string; street: string }[];
  };
  /** What each campaign costs a month, in minor units, and the share that it brings of the new customers whom no campaign before it brought. */
  campaigns: { platform: AddSpend["platform"]; campaign: string; monthly: number; share: number }[];
}
