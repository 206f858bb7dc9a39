import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AdjustWallet, type PersonDetails, people } from "@solodesk/contract/operator/people.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { personChanged } from "./person-changed.ts";

interface AdjustWalletDialogProps {
  person: PersonDetails;
  onClose: () => void;
}

const useAdjust = () => useSend(people.adjustWallet, personChanged);

/** Gives credits or takes them. The lines of a wallet are never deleted, so it says that first. */
export function AdjustWalletDialog({ person, onClose }: AdjustWalletDialogProps) {
  const [sign, setSign] = useState<1 | -1>(1);
  const [written, setWritten] = useState("");
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<{ amount?: string | undefined; reason?: string | undefined }>({});
  const adjust = useAdjust();
  const credits = person.wallet.recharged;
  const submit = async () => {
    const price = writtenPrice(credits.currency).safeParse(written);
    const parsed = AdjustWallet.safeParse({ amount: sign * (price.data?.amount ?? 0), reason });
    const wrong = new Map(parsed.error?.issues.map(({ path, message }) => [path[0], message]));
    if (!price.success || !parsed.success)
      return setErrors({
        amount: price.error?.issues[0]?.message ?? (wrong.has("amount") ? t("Enter an amount.") : undefined),
        reason: wrong.get("reason"),
      });
    return adjust.mutateAsync({ params: { id: person.id }, body: parsed.data });
  };
  return (
    <ActDialog
      title={t("Correct the wallet of {name}?", { name: person.name })}
      description={t(
        "They have {amount} in credits. The correction stays in the books for good; only another one reverses it.",
        { amount: moneyText(credits) },
      )}
      yes={sign === 1 ? t("Give credits") : t("Take credits")}
      look={sign === 1 ? "primary" : "danger"}
      busy={adjust.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label={t("Change||what is done to credits")}>
          {(wiring) => (
            <Select
              {...wiring}
              value={sign}
              onChange={({ target }) => setSign(target.value === "-1" ? -1 : 1)}
            >
              <option value="1">{t("Give credits")}</option>
              <option value="-1">{t("Take credits")}</option>
            </Select>
          )}
        </Field>
        <Field label={t("Amount in {currency}", { currency: credits.currency })} error={errors.amount}>
          {(wiring) => (
            <DecimalInput
              {...wiring}
              value={written}
              onChange={({ target }) => {
                setWritten(target.value);
                setErrors({});
              }}
            />
          )}
        </Field>
      </div>
      <Field label={t("Reason")} hint={t("They read it in their transactions.")} error={errors.reason}>
        {(wiring) => (
          <Input
            {...wiring}
            value={reason}
            maxLength={200}
            onChange={({ target }) => {
              setReason(target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
    </ActDialog>
  );
}
