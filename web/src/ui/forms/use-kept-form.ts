import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { currentUser } from "#kernel/session/session.ts";
import {
  forgetForm,
  formBack,
  formPlace,
  keepForm,
  keptForm,
  watchForm,
} from "#kernel/storage/kept-forms.ts";
import { fittingValues } from "./fitting-values.ts";

export type Typed<In> = { [Name in keyof In]?: In[Name] | undefined };

interface KeptForm<In extends FieldValues, Out> {
  schema: z.ZodType<Out, In>;
  defaultValues: DefaultValues<In>;
  /** A form without a name is never kept. */
  name: string | undefined;
  /** What the user typed on an earlier visit, from the form's own drafts. */
  typed: Typed<In> | undefined;
}

/**
 * Keeps unsaved input when the user leaves the form or the page or the session ends, and restores it for the
 * same user.
 */
export function useKeptForm<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  { schema, defaultValues, name, typed }: KeptForm<In, Out>,
): void {
  const [place] = useState(() => (name === undefined ? undefined : formPlace(name)));
  const [owner] = useState(() => currentUser()?.id ?? "");
  const [back] = useState(() => {
    const kept = place === undefined ? undefined : keptForm(owner, place);
    return kept && fittingValues(schema, defaultValues, kept);
  });
  const [earlier] = useState(() => (back ?? typed) && Object.assign({}, defaultValues, typed, back));
  const { isDirty, dirtyFields, isSubmitting, isSubmitSuccessful } = form.formState;
  // Only changed fields: the others may have been saved elsewhere before this form is restored.
  const typedValues = useEffectEvent(() => {
    const changed = Object.entries(dirtyFields).filter(([, dirty]) => isChanged(dirty));
    const values: FieldValues = form.getValues();
    return Object.fromEntries(changed.map(([field]) => [field, values[field]]));
  });

  const keep = useEffectEvent(() => {
    // Submitted values are not unsaved, and after a logout nothing is kept.
    const isHere = (currentUser()?.id ?? "") === owner;
    if (place !== undefined && isHere && !isSubmitting && !isSubmitSuccessful)
      keepForm(owner, place, typedValues());
  });

  useLayoutEffect(() => {
    // The defaults stay the saved values, so that restored input counts as changed.
    if (earlier) form.reset(earlier, { keepDefaultValues: true, keepFieldsRef: true });
  }, [form, earlier]);

  useEffect(() => {
    if (place === undefined) return undefined;
    if (!isDirty) return forgetForm(owner, place);
    if (back) formBack.set(() => form.reset());
    const stopWatching = watchForm({ place, values: () => typedValues() });
    const leave = () => keep();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      stopWatching();
      formBack.set(null);
      leave();
    };
  }, [form, owner, place, isDirty, back]);
}

/** A field with several parts is changed if one of them is. */
const isChanged = (dirty: unknown): boolean =>
  typeof dirty === "object" && dirty !== null ? Object.values(dirty).some(isChanged) : dirty === true;
