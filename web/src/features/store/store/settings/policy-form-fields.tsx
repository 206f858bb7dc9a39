import { t } from "@solodesk/contract/kernel/language/t.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { ofPrice } from "@solodesk/contract/store/store/policy-in-words.ts";
import { useWatch } from "react-hook-form";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { useContractForm } from "#ui/forms/use-contract-form.ts";
import { PolicyText } from "../policy-text.tsx";
import { policyForm, sharesWith, windowInWords, windowsWith, writtenPolicyOf } from "./policy-form.ts";

interface PolicyFormProps {
  policy: Policy;
  currency: string;
  /** Whether this is the store's present policy. */
  isSaved: boolean;
  isBusy: boolean;
  onSave: (policy: Policy) => Promise<void>;
  onRemove: () => void;
}

/** The rules of a cancellation policy, and how customers read them. */
export function PolicyForm({ policy, currency, isSaved, isBusy, onSave, onRemove }: PolicyFormProps) {
  const schema = policyForm(currency);
  const form = useContractForm(schema, writtenPolicyOf(policy));
  const { errors, isDirty } = form.formState;
  const written = useWatch({ control: form.control });
  const read = schema.safeParse(written).data;
  const first = writtenPolicyOf(policy);
  return (
    <form
      noValidate
      aria-label={t("Cancellation policy")}
      className="mt-4 space-y-5"
      onSubmit={(event) => void form.handleSubmit(onSave)(event)}
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          label={t("Free cancellation")}
          hint={t("After that, customers can still cancel online, but not move their booking.")}
          error={errors.cancel_before_minutes?.message}
        >
          {(wiring) => (
            <Select {...wiring} {...form.register("cancel_before_minutes")}>
              {windowsWith(policy.cancel_before_minutes).map((minutes) => (
                <option key={minutes} value={minutes}>
                  {windowInWords(minutes)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t("After a late cancellation you keep")}
          hint={
            written.late === "deposit" &&
            t("You keep nothing of services paid in full. Choose a percentage to cover those too.")
          }
          error={errors.late?.message}
        >
          {(wiring) => (
            <Select {...wiring} {...form.register("late")}>
              <option value="none">{t("Nothing||what a store keeps")}</option>
              <option value="deposit">{t("The deposit||what a store keeps")}</option>
              {sharesWith(first.late).map((percent) => (
                <option key={percent} value={percent}>
                  {ofPrice(Number(percent))}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t("After a no-show you keep")}
          hint={t("At least what you keep after a late cancellation.")}
          error={errors.no_show?.message}
        >
          {(wiring) => (
            <Select {...wiring} {...form.register("no_show")}>
              <option value="same">{t("Same as after a late cancellation")}</option>
              {sharesWith(first.no_show).map((percent) => (
                <option key={percent} value={percent}>
                  {ofPrice(Number(percent))}
                </option>
              ))}
              <option value="amount">{t("A fixed amount")}</option>
            </Select>
          )}
        </Field>
        {written.no_show === "amount" && (
          <Field label={t("Amount in {currency}", { currency })} error={errors.amount?.message}>
            {(wiring) => (
              <Input
                inputMode="decimal"
                autoComplete="off"
                className="figures"
                {...wiring}
                {...form.register("amount")}
              />
            )}
          </Field>
        )}
      </div>
      <Field
        label={t("In your own words")}
        optional
        hint={t("Shown below the rules, in every language as you write it. It doesn't change them.")}
        error={errors.text?.message}
      >
        {(wiring) => <Textarea {...wiring} {...form.register("text")} />}
      </Field>
      {read && (
        <section className="space-y-1.5 rounded-md border border-line p-4">
          <h3 className="font-medium text-sm text-strong">{t("What your customers see")}</h3>
          <PolicyText
            policy={read}
            paysOnline
            charged={cardFeeInWords(read, { money: moneyText, price: null })}
          />
          <p className="text-faint text-sm">
            {t(
              "Customers who pay at the appointment can cancel until it starts, at no cost: to be covered, ask for a deposit, the full payment or a card on file in Services.",
            )}
          </p>
        </section>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={isBusy} disabled={isSaved && !isDirty}>
          {t("Save policy")}
        </Button>
        {isSaved && isDirty && <Button onClick={() => form.reset()}>{t("Discard changes")}</Button>}
        <Button onClick={onRemove}>{isSaved ? t("Remove policy") : t("Cancel")}</Button>
      </div>
    </form>
  );
}
