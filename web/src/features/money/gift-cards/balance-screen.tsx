import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { CheckGiftCard, giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Screen } from "#ui/layout/screen.tsx";
import { Money } from "#ui/text/money.tsx";
import { giftCardLooks, lastDayInWords } from "./gift-card-words.ts";

type Checked = Answer<typeof giftCards.check>["data"];

/** `/gift-card`: what a gift card is worth, for anyone with its code. */
export function BalanceScreen() {
  const [checked, setChecked] = useState<Checked>();
  const form = useContractForm(CheckGiftCard, { code: "" });
  const check = useSend(giftCards.check, { quiet: true });
  const submit = form.handleSubmit((body) =>
    check.mutateAsync({ body }).then(
      ({ data }) => setChecked(data),
      (error: unknown) => {
        setChecked(undefined);
        showRefusal(form, error, ["code"], { not_found: "code" });
      },
    ),
  );
  const { errors } = form.formState;
  return (
    <Screen title={t(pageNames.giftCardBalance)} width="form">
      <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
        <Field
          label={t("Code||of a gift card")}
          error={errors.code?.message}
          hint={t("16 letters and digits, on the card or in the email.")}
        >
          {(wiring) => (
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="figures"
              {...wiring}
              {...form.register("code")}
            />
          )}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" look="primary" busy={check.isPending}>
          {t("Check balance")}
        </Button>
      </form>
      <div role="status" className="pt-6">
        {checked && <Balance {...checked} />}
      </div>
    </Screen>
  );
}

const Balance = ({ balance, amount, state, expires_at, store }: Checked) => (
  <div className="space-y-1 border-line border-t pt-6 text-body">
    <p className="text-strong">
      <Money value={balance} className="font-semibold text-2xl" />
    </p>
    <p>{t("left of {amount}||a gift card", { amount: moneyText(amount) })}</p>
    {state !== "active" && <p className="text-strong">{t(giftCardLooks[state].name)}</p>}
    {state === "active" && expires_at !== null && (
      <p>{t("Valid until {date}.", { date: lastDayInWords(viewerZone(), expires_at) })}</p>
    )}
    {state === "active" && (
      <p className="pt-2">
        {rich("You can spend it at <link>{store}</link>.", {
          store: store.name,
          link: (text) => (
            <a
              href={`${pages.ownStore}/${store.website_url}`}
              dir="auto"
              className="text-accent-text underline underline-offset-2"
            >
              {text}
            </a>
          ),
        })}
      </p>
    )}
  </div>
);
