import type { StoreField } from "../store-form.ts";

export const steps = [
  {
    name: "basics",
    title: "Basics",
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
  { name: "hours", title: "Hours and time zone", fields: ["timezone", "hours"] },
  { name: "look", title: "Look", fields: ["logo_url", "banner_url", "accent_color", "published"] },
] as const satisfies { name: string; title: string; fields: StoreField[] }[];

export type Step = (typeof steps)[number];

export const stepNamed = (name: string | null | undefined): Step | undefined =>
  steps.find((step) => step.name === name);

export const nextStep = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1];
export const previousStep = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1];

/** Returns the first step with one of these fields. A path such as `hours.mon.0.close` counts as `hours`. */
export function stepAsking(paths: readonly string[]): Step | undefined {
  const asked = new Set(paths.map((path) => path.split(".")[0]));
  return steps.find((step) => step.fields.some((field) => asked.has(field)));
}
