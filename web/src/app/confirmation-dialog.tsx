import { auth } from "@solodesk/contract/auth.ts";
import { type FormEvent, useRef, useState } from "react";
import { PasswordInput } from "#features/auth/password-input.tsx";
import { CallError } from "#kernel/call-error.ts";
import { confirmation } from "#kernel/confirmation.ts";
import { useUser } from "#kernel/session.ts";
import { useStore } from "#kernel/store.ts";
import { useSend } from "#kernel/use-send.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogContent } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";

/** Asks for the password before what is worth a thief's while is done. */
export function ConfirmationDialog() {
  const answer = useStore(confirmation);
  if (answer === null) return null;
  return (
    <Dialog open onOpenChange={() => answer(false)}>
      <DialogContent
        title="Confirm it is you"
        description="Enter your password once more. Then you are not asked again for five minutes."
      >
        <PasswordForm onDone={answer} />
      </DialogContent>
    </Dialog>
  );
}

function PasswordForm({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useSend(auth.confirm, { quiet: true });
  const missing = isTried && password === "" ? "Enter your password." : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password === "") return input.current?.focus();
    try {
      await mutateAsync({ body: { password } });
      onDone(true);
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      input.current?.select();
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-4">
      {/* Tells password managers whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ""} />
      <Field label="Password" error={missing ?? error?.fields["password"] ?? error?.message}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            ref={input}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={() => onDone(false)}>Cancel</Button>
        <Button type="submit" look="primary" busy={isPending}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
