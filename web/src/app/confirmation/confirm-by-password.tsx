import { auth } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { PasswordInput } from "#features/identity/auth/password-input.tsx";
import { useSend } from "#kernel/api/use-send.ts";
import { useUser } from "#kernel/session/session.ts";
import { Field } from "#ui/forms/field.tsx";
import { useOneField } from "#ui/forms/use-one-field.ts";
import { ConfirmButtons } from "./confirm-buttons.tsx";

export function ConfirmByPassword({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const user = useUser();
  const { mutateAsync, isPending, error } = useSend(auth.confirm, { quiet: true });
  const { ref, value, setValue, missing, onSubmit } = useOneField({
    missing: t("Enter your password."),
    send: (password) => mutateAsync({ body: { password } }),
    onDone: () => onDone(true),
  });
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5 pb-4">
      {/* Tells password managers which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ""} />
      <Field label={t("Password")} error={missing ?? error?.fields["password"] ?? error?.message}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            ref={ref}
            name="password"
            autoComplete="current-password"
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
      <ConfirmButtons busy={isPending} onCancel={() => onDone(false)} />
    </form>
  );
}
