import { auth } from "@solodesk/contract/identity/auth.ts";
import { CodeField } from "#features/identity/auth/code-field.tsx";
import { useSend } from "#kernel/api/use-send.ts";
import { useOneField } from "#ui/forms/use-one-field.ts";
import { ConfirmButtons } from "./confirm-buttons.tsx";

export function ConfirmByCode({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const { mutateAsync, isPending } = useSend(auth.confirm, { quiet: true });
  const { ref, value, setValue, clear, refused, missing, onSubmit } = useOneField({
    missing: "Enter the code.",
    send: (code) => mutateAsync({ body: { code } }),
    onDone: () => onDone(true),
  });
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5 pb-4">
      <CodeField
        ref={ref}
        value={value}
        onChange={setValue}
        onTurn={clear}
        error={missing ?? refused?.fields["code"] ?? refused?.message}
      />
      <ConfirmButtons busy={isPending} onCancel={() => onDone(false)} />
    </form>
  );
}
