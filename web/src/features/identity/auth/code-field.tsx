import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type RefObject, useState } from "react";
import { CodeInput } from "#ui/forms/code-input.tsx";
import { Field } from "#ui/forms/field.tsx";

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** Called when the user switches to the other kind of code. */
  onTurn: () => void;
  error: string | undefined;
  ref: RefObject<HTMLInputElement | null>;
}

/** For the code of an authenticator app, or one of the recovery codes saved for when the phone is lost. */
export function CodeField({ value, onChange, onTurn, error, ref }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const turn = () => {
    setRecovery(!isRecovery);
    onTurn();
    // The next key press should go into the field.
    ref.current?.focus();
  };
  return (
    <div className="space-y-3">
      <Field
        label={isRecovery ? t("Recovery code") : t("Code||from an authenticator app")}
        error={error}
        hint={
          isRecovery
            ? t("One of the codes you saved when you set it up. Each works once.")
            : t("The six digits that your authenticator app shows now.")
        }
      >
        {(wiring) => (
          <CodeInput
            {...wiring}
            ref={ref}
            name="code"
            {...(isRecovery && { inputMode: "text", autoComplete: "off", autoCapitalize: "none" })}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <button
        type="button"
        onClick={turn}
        className="rounded-sm py-1 text-body text-sm underline underline-offset-4 hover:text-strong touch:py-2.5"
      >
        {isRecovery ? t("Use the code from your app") : t("Use a recovery code")}
      </button>
    </div>
  );
}
