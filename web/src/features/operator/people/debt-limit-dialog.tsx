import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type PersonDetails, people } from "@solodesk/contract/operator/people.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput } from "#ui/forms/input.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { personChanged } from "./person-changed.ts";

interface DebtLimitDialogProps {
  person: PersonDetails;
  onClose: () => void;
}

const useSetLimit = () => useSend(people.setDebtLimit, personChanged);

/** Sets how much debt an account's own refunds may lead to. An empty field restores the default. */
export function DebtLimitDialog({ person, onClose }: DebtLimitDialogProps) {
  const { debt_limit: limit, own_debt_limit: isOwn } = person;
  const [written, setWritten] = useState(isOwn ? priceText(limit) : "");
  const [error, setError] = useState<string>();
  const save = useSetLimit();
  const submit = async () => {
    const params = { id: person.id };
    if (written.trim() === "") return save.mutateAsync({ params, body: { amount: null } });
    const price = writtenPrice(limit.currency).safeParse(written);
    if (!price.success) return setError(price.error.issues[0]?.message);
    return save.mutateAsync({ params, body: { amount: price.data.amount } });
  };
  return (
    <ActDialog
      title={t("Debt limit of {name}", { name: person.name })}
      description={t(
        "When a refund is more than the store has earned, it may owe up to this much. Further refunds are refused.",
      )}
      yes={t("Save")}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t("Amount in {currency}", { currency: limit.currency })}
        hint={t("If empty, the default of this installation applies.")}
        error={error}
      >
        {(wiring) => (
          <DecimalInput
            {...wiring}
            value={written}
            onChange={({ target }) => {
              setWritten(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </ActDialog>
  );
}
