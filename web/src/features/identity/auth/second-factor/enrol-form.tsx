import { type Enrolment, secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Copy } from "lucide-react";
import { useSend } from "#kernel/api/use-send.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CodeInput } from "#ui/forms/code-input.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { useOneField } from "#ui/forms/use-one-field.ts";
import { focusFirst } from "#ui/overlays/use-return-focus.ts";

const useEnable = () => useSend(secondFactor.enable, { refresh: [secondFactor.get], quiet: true });

interface EnrolFormProps {
  enrolment: Enrolment;
  /** Receives the recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

export function EnrolForm({ enrolment: { secret, otpauthUrl, qr }, onDone }: EnrolFormProps) {
  const { mutateAsync, isPending, error } = useEnable();
  const { ref, value, setValue, missing, onSubmit } = useOneField({
    missing: t("Enter the code that your app shows."),
    send: (code) => mutateAsync({ body: { code } }),
    onDone: ({ data }) => onDone(data.recoveryCodes),
  });
  const wrong = missing ?? error?.fields["code"];
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5 pb-4">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t("QR code for your authenticator app")}
        className="mx-auto size-48 rounded-md"
      />
      <div className="space-y-1 text-sm">
        <p className="text-body">
          {rich("Can't scan it? <link>Open the app on this device</link>, or type this key into it:", {
            link: (text) => (
              <a href={otpauthUrl} className="rounded-sm text-strong underline underline-offset-4">
                {text}
              </a>
            ),
          })}
        </p>
        <p className="flex items-center gap-2">
          <span className="min-w-0 flex-1 break-words font-medium text-strong tracking-wide">
            {inGroups(secret)}
          </span>
          <IconButton label={t("Copy the key")} onClick={() => void copyText(secret, t("Key copied"))}>
            <Copy />
          </IconButton>
        </p>
      </div>
      <Field
        label={t("Code||from an authenticator app")}
        error={wrong}
        hint={t("The six digits that your app shows now.")}
      >
        {(wiring) => (
          <CodeInput
            {...wiring}
            {...focusFirst}
            ref={ref}
            name="code"
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
      <FormError>{wrong === undefined ? error?.message : undefined}</FormError>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={isPending}>
          {t("Turn on")}
        </Button>
      </div>
    </form>
  );
}
