import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { StoreField } from "../store-form.ts";

export const steps = [
  {
    name: "basics",
    title: msg("Basics"),
    fields: [
      "name",
      "website_url",
      "tagline",
      "description",
      "category",
      "country",
      "email",
      "phone",
      "address",
    ],
  },
  { name: "hours", title: msg("Hours and time zone"), fields: ["timezone", "hours"] },
  {
    name: "look",
    title: msg("Look||noun, how a store looks"),
    fields: ["logo_url", "banner_url", "accent_color", "published"],
  },
] as const satisfies { name: string; title: Message; fields: StoreField[] }[];

export type CreateStoreStep = (typeof steps)[number];

export const stepNamed = (name: string | null | undefined): CreateStoreStep | undefined =>
  steps.find((step) => step.name === name);

export const nextCreateStep = (step: CreateStoreStep): CreateStoreStep | undefined =>
  steps[steps.indexOf(step) + 1];
export const previousCreateStep = (step: CreateStoreStep): CreateStoreStep | undefined =>
  steps[steps.indexOf(step) - 1];

/** Returns the first step with one of these fields. A path such as `hours.mon.0.close` counts as `hours`. */
export function stepAsking(paths: readonly string[]): CreateStoreStep | undefined {
  const asked = new Set(paths.map((path) => path.split(".")[0]));
  return steps.find((step) => step.fields.some((field) => asked.has(field)));
}
