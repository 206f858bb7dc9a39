import { steps } from "./create/steps.ts";
import type { StoreForm } from "./store-form.ts";

const fields = steps.flatMap((step) => [...step.fields]);

/** The fields that differ: what an edit sends and what a draft keeps. */
export function changesIn<Form extends StoreForm>(before: StoreForm, now: Form): Partial<Form> {
  const changes: Partial<Form> = { ...now };
  for (const field of fields) {
    if (JSON.stringify(before[field]) === JSON.stringify(now[field])) delete changes[field];
  }
  return changes;
}
