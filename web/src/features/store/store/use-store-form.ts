import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { CallError } from "#kernel/api/call-error.ts";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { useTakenReason } from "./address/use-taken-reason.ts";
import type { Closing, closingOf } from "./closing/closing-of.ts";
import { stepAsking, stepNamed, steps } from "./create/steps.ts";
import { draftOwner, dropDraft, keepDraft, readDraft } from "./create/store-draft.ts";
import { useStep } from "./create/use-step.ts";
import { newStoreForm, StoreForm, storeFormOf } from "./store-form.ts";
import type { StoreFormControl } from "./store-form-control.ts";
import { useSaveStore } from "./use-save-store.ts";

type StoreOutput = z.output<typeof StoreForm>;

const fields = steps.flatMap((step) => [...step.fields]);

/** Returns the fields that differ: an edit sends only these, and a draft stores only these. */
function changesIn<Form extends StoreForm>(before: StoreForm, now: Form): Partial<Form> {
  const changes: Partial<Form> = { ...now };
  for (const field of fields) {
    if (JSON.stringify(before[field]) === JSON.stringify(now[field])) delete changes[field];
  }
  return changes;
}

const names = steps.flatMap((step) => [...step.fields]);

/** The form across its three steps; unsaved input is kept on this device until it is saved. */
export function useStoreForm(userId: string, existing: Store | null) {
  const owner = draftOwner(userId, existing?.id);
  const [draft] = useState(() => readDraft(owner));
  const [saved, setSaved] = useState(() => (existing ? storeFormOf(existing) : newStoreForm()));
  const [hasChanges, setHasChanges] = useState(false);
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const form: StoreFormControl = useContractForm(StoreForm, saved, "store", draft?.values);
  const { step, goTo, focusOn } = useStep(form, stepNamed(draft?.step));
  const { save, isSaving } = useSaveStore(existing);
  const [asked, setAsked] = useState<{ closing: Closing; onYes: () => void }>();
  const [isCounting, setCounting] = useState(false);
  const takenReason = useTakenReason();
  const navigate = useNavigate();

  useEffect(() => {
    const keep = (values: StoreForm) => {
      const changes = changesIn(saved, values);
      const isChanged = Object.keys(changes).length > 0;
      setHasChanges(isChanged);
      if (isChanged) keepDraft({ owner, step: step.name, values: changes });
      else dropDraft();
    };
    keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        keep(values);
        const field = names.find((one) => one === name);
        // A field with an error is checked again while typing, so that the error goes away once it is fixed.
        if (field && form.getFieldState(field).invalid) void form.trigger(field);
      },
    });
  }, [form, owner, saved, step]);

  const finish = (store: Store) => {
    setSaved(storeFormOf(store));
    form.reset(storeFormOf(store));
    dropDraft();
    if (!existing) void navigate(pages.home);
  };
  const refuse = (error: unknown) => {
    showRefusal(form, error, names, { website_url_taken: "website_url" });
    if (!(error instanceof CallError)) return;
    setSuggestions(error.suggestions);
    const paths = error.code === "website_url_taken" ? ["website_url"] : Object.keys(error.fields);
    const asking = stepAsking(paths);
    if (asking) focusOn(asking, paths);
  };
  const send = (values: StoreOutput) =>
    save({ form: values, changes: changesIn(saved, values) }).then(finish, refuse);
  const ask = async (values: StoreOutput) => {
    if (existing) setCounting(true);
    const closing = existing && (await findClosing(saved, values).finally(() => setCounting(false)));
    if (closing) setAsked({ closing, onYes: () => void send(values) });
    else await send(values);
  };
  const submit = form.handleSubmit(ask, (errors) => {
    const asking = stepAsking(Object.keys(errors));
    if (asking) focusOn(asking, Object.keys(errors));
  });
  const advance = async (to: (typeof steps)[number]) => {
    const isBack = steps.indexOf(to) < steps.indexOf(step);
    if (isBack) return goTo(to);
    if (!(await form.trigger([...step.fields], { shouldFocus: true }))) {
      // The form library neither keeps nor focuses errors inside a composite value.
      const isShown = step.fields.some((field) => form.getFieldState(field).invalid);
      if (!isShown && step.name === "hours") form.setFocus("hours");
      return;
    }
    const taken = step.name === "basics" ? takenReason(form.getValues("website_url")) : undefined;
    if (taken === undefined) return goTo(to);
    form.setError("website_url", { type: "server", message: taken }, { shouldFocus: true });
  };
  const discard = () => form.reset(saved);
  return {
    form,
    step,
    advance,
    submit,
    discard,
    isSaving: isSaving || isCounting,
    suggestions,
    hasChanges,
    /** What to say before the form is saved. */
    question: asked && { ...asked, timezone: saved.timezone, onClose: () => setAsked(undefined) },
  };
}

// Loaded on demand: a form that is only looked at closes nothing.
const findClosing: typeof closingOf = async (before, after) => {
  const { closingOf } = await import("./closing/closing-of.ts");
  return closingOf(before, after);
};
