import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { StoreField } from "../store-form.ts";
import type { StoreFormControl } from "../store-form-control.ts";
import { type CreateStoreStep, stepNamed, steps } from "./steps.ts";

const [firstStep] = steps;

/** Reads the step from the URL and moves the focus when it changes. */
export function useStep(form: StoreFormControl, resumed: CreateStoreStep | undefined) {
  const [query, setQuery] = useSearchParams();
  const step = stepNamed(query.get("step")) ?? resumed ?? firstStep;
  const wanted = useRef<StoreField | "heading">(undefined);

  useEffect(() => {
    const target = wanted.current;
    wanted.current = undefined;
    if (target === "heading") document.getElementById(headingId(step))?.focus();
    else if (target) form.setFocus(target);
  }, [form, step]);

  const show = (next: CreateStoreStep, target: StoreField | "heading") => {
    wanted.current = target;
    if (next === step) return;
    setQuery({ step: next.name });
    window.scrollTo({ top: 0 });
  };
  return {
    step,
    goTo: (next: CreateStoreStep) => show(next, "heading"),
    /** Opens the step and focuses the first of its fields that a path names. */
    focusOn: (next: CreateStoreStep, paths: readonly string[]) => {
      const field = next.fields.find((name) => paths.some((path) => path.split(".")[0] === name));
      show(next, field ?? "heading");
      if (next === step && field) form.setFocus(field);
    },
  };
}

export const headingId = (step: CreateStoreStep): string => `step-${step.name}`;
