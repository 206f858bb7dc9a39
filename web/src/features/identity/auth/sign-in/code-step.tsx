import { auth, type SignedIn } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useEffect } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { useOneField } from "#ui/forms/use-one-field.ts";
import { CodeField } from "../code-field.tsx";

interface CodeStepProps {
  /** The ticket from the first step's response. */
  ticket: string;
  first: "password" | "google";
  onDone: (signedIn: SignedIn) => void;
  /** Returns to the first step. */
  onBack: () => void;
}

const tooLate = ["invalid_ticket", "invalid_credentials"];

/** The second step of signing in. */
export function CodeStep({ ticket, first, onDone, onBack }: CodeStepProps) {
  const { mutateAsync, isPending } = useSend(auth.loginWithCode, { quiet: true, overlay: true });
  const { ref, value, setValue, clear, refused, missing, onSubmit } = useOneField({
    missing: t("Enter the code."),
    send: (code) => mutateAsync({ body: { ticket, code } }),
    onDone: ({ data }) => onDone(data),
  });
  // The button that had the focus disappeared with the first step.
  useEffect(() => ref.current?.focus(), [ref]);
  const wrong = missing ?? refused?.fields["code"];
  const isOver = refused !== undefined && tooLate.includes(refused.code);
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <CodeField ref={ref} value={value} onChange={setValue} onTurn={clear} error={wrong} />
      <FormError>{wrong === undefined ? refused?.message : undefined}</FormError>
      <div className="space-y-3">
        {!isOver && (
          <Button type="submit" look="primary" busy={isPending} className="w-full">
            {t("Log in")}
          </Button>
        )}
        <Button onClick={onBack} look={isOver ? "primary" : "ghost"} className="w-full">
          {first === "password" ? t("Back to password") : t("Back to Google")}
        </Button>
      </div>
    </form>
  );
}
