import { type FormEvent, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput } from "#ui/forms/input.tsx";

interface WrittenSettingProps {
  label: string;
  hint: string;
  saved: string;
  /** Saves the value, or returns why it is invalid. */
  onWritten: (written: string) => string | undefined;
}

/** A number that is saved when the user leaves the field or presses Enter. */
export function WrittenSetting({ label, hint, saved, onWritten }: WrittenSettingProps) {
  const [written, setWritten] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const keep = () => {
    if (written === undefined) return;
    const refusal = onWritten(written);
    setRefused(refusal);
    if (refusal === undefined) setWritten(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field label={label} hint={hint} error={refused}>
        {(wiring) => (
          <DecimalInput
            {...wiring}
            value={written ?? saved}
            onChange={({ target }) => {
              setWritten(target.value);
              setRefused(undefined);
            }}
            onBlur={keep}
          />
        )}
      </Field>
    </form>
  );
}
