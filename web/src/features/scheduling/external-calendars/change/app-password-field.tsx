import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";

interface AppPasswordFieldProps {
  error: string | undefined;
  hint: ReactNode;
  input: ComponentProps<"input">;
}

/** The password of a calendar account. The browser is asked not to fill in or keep it. */
export const AppPasswordField = ({ error, hint, input }: AppPasswordFieldProps) => (
  <Field label={t("App password")} error={error} hint={hint}>
    {(wiring) => <Input type="password" autoComplete="off" {...wiring} {...input} />}
  </Field>
);
