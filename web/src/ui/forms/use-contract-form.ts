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

/** Milliseconds after which a press that has begun is over. */
const afterAPress = 300;

/**
 * A form validated by the same schema as on the server. If it has a `name`, unsaved input is kept and
 * restored when the same user returns to it. `typed` holds restored values of a form that stores its own
 * drafts.
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
    // Pressing a button blurs a field first. An error shown at once would move the button away from the
    // pointer.
    delayError: afterAPress,
  });
  useKeptForm(form, { schema, defaultValues, name, typed });
  return form;
}

/**
 * Shows the server's field errors on their inputs and focuses the first. `byCode` names the input for an
 * error code without fields. If no input matches, the message becomes the form's error
 * (`errors.root`), with the error code as its `type`.
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
  if (wrong.length === 0) form.setError("root", { type: code, message });
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errors, code);
