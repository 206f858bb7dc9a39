import { zodResolver } from "@hookform/resolvers/zod";
import { type ErrorCode, errors } from "@solodesk/contract/kernel/errors.ts";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { CallError, isKnownAlready } from "#kernel/api/call-error.ts";
import { type Typed, useKeptForm } from "./use-kept-form.ts";

type Schema<In extends FieldValues, Out> = z.ZodType<Out, In>;

/** Milliseconds in which a press that began is over. */
const afterAPress = 300;

/**
 * A form that checks itself by the very schema the server uses. One with a `name` is not lost: what was typed is back
 * when the same person returns to it. `typed` is what a form of its own drafts remembers.
 */
export function useContractForm<In extends FieldValues, Out>(
  schema: Schema<In, Out>,
  defaultValues: DefaultValues<In>,
  name?: string,
  typed?: Typed<In>,
): UseFormReturn<In, unknown, Out> {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onTouched",
    // Pressing a button leaves a field first: an error shown at once would move the button from under the press.
    delayError: afterAPress,
  });
  useKeptForm(form, { schema, defaultValues, name, typed });
  return form;
}

/**
 * Puts what the server refused on the inputs it names and focuses the first; `byCode` names the input a
 * refusal without fields belongs to. What names no input stands as the form's own error (`errors.root`).
 */
export function showRefusal<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  names: readonly Path<In>[],
  byCode: Partial<Record<ErrorCode, Path<In>>> = {},
): void {
  if (!(error instanceof CallError)) throw error;
  if (isKnownAlready(error)) return;
  const { fields, code, message } = error;
  const refused = names.filter((name) => fields[name] !== undefined);
  const guilty = isKnown(code) ? byCode[code] : undefined;
  const wrong = refused.length === 0 && guilty !== undefined ? [guilty] : refused;
  for (const [at, name] of wrong.entries()) {
    form.setError(name, { type: "server", message: fields[name] ?? message }, { shouldFocus: at === 0 });
  }
  if (wrong.length === 0) form.setError("root", { type: "server", message });
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errors, code);
