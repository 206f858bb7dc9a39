import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type ReactNode, useId } from "react";

interface Wiring {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  label: string;
  /** Shown at all times, below an error if there is one. */
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** Receives the id and the aria attributes that tie the control to its label, hint and error. */
  children: (wiring: Wiring) => ReactNode;
}

export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm text-strong">
          {label}
        </label>
        {optional && <span className="text-faint text-xs">{t("Optional")}</span>}
      </div>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-wrong">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-faint text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
