import { t } from "@solodesk/contract/kernel/language/t.ts";
import { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { useId, useState } from "react";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { giftCardFields, giftCardForm, newGiftCard } from "./gift-card-form.ts";

interface GiftCardDialogProps {
  open: boolean;
  /** For how many years a card that expires has to be valid here. */
  leastYears: number;
  onClose: () => void;
}

export const GiftCardDialog = ({ open, ...props }: GiftCardDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    {open && <Editor {...props} />}
  </Dialog>
);

interface Added {
  code: string;
  amount: string;
  /** Where its email goes, or went. */
  email: string | null;
}

function Editor({ leastYears, onClose }: Omit<GiftCardDialogProps, "open">) {
  const formId = useId();
  const { currency = "USD" } = useDashboard()?.store_info ?? {};
  const [added, setAdded] = useState<Added>();
  const form = useContractForm(giftCardForm(currency), newGiftCard);
  const { errors } = form.formState;
  // The code that the dialog then shows says that it worked.
  const add = useSend(giftCards.add, {
    ownWords: true,
    refresh: [giftCards.list, wallet.get, wallet.listTransactions],
  });
  const submit = form.handleSubmit((body) =>
    add.mutateAsync({ body }).then(
      ({ data }) => setAdded({ code: data.code, amount: moneyText(data.amount), email: data.to_email }),
      (error: unknown) => showRefusal(form, error, giftCardFields, { debt_limit: "amount" }),
    ),
  );
  if (added) return <AddedCard {...added} onClose={onClose} />;
  return (
    <DialogContent
      title={t("Add a gift card")}
      description={t(
        "We take its amount from your earnings and credits. You earn it back, less the usual fee, when customers spend the card.",
      )}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" busy={add.isPending}>
            {t("Add gift card")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5 pb-1" onSubmit={(event) => void submit(event)}>
        <Field label={t("Amount ({currency})", { currency })} error={errors.amount?.message}>
          {(wiring) => <DecimalInput {...wiring} {...form.register("amount")} />}
        </Field>
        <Field label={t("Recipient’s name")} optional error={errors.to_name?.message}>
          {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("to_name")} />}
        </Field>
        <Field
          label={t("Send it by email to")}
          optional
          error={errors.to_email?.message}
          hint={t("Without an address, you hand over the code yourself.")}
        >
          {(wiring) => (
            <Input
              type="email"
              autoComplete="off"
              spellCheck={false}
              {...wiring}
              {...form.register("to_email")}
            />
          )}
        </Field>
        <Field label={t("Message")} optional error={errors.message?.message}>
          {(wiring) => <Textarea rows={3} {...wiring} {...form.register("message")} />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t("Send on")}
            optional
            error={errors.send_on?.message}
            hint={t("We send it in the morning. Leave empty to send it now.")}
          >
            {(wiring) => <Input type="date" max="2999-12-31" {...wiring} {...form.register("send_on")} />}
          </Field>
          <Field
            label={t("Valid until")}
            optional
            error={errors.expires_on?.message}
            hint={
              leastYears > 0
                ? t(
                    "{years, plural, one {Leave empty if it never expires; otherwise at least # year.} other {Leave empty if it never expires; otherwise at least # years.}}",
                    { years: leastYears },
                  )
                : t("Leave empty if it never expires.")
            }
          >
            {(wiring) => <Input type="date" max="2999-12-31" {...wiring} {...form.register("expires_on")} />}
          </Field>
        </div>
        <FormError>{errors.root?.message}</FormError>
      </form>
    </DialogContent>
  );
}

/** The code, which the seller writes on a card or sends. */
const AddedCard = ({ code, amount, email, onClose }: Added & { onClose: () => void }) => (
  <DialogContent
    title={t("{amount} gift card", { amount })}
    description={
      email === null
        ? t("Give this code to your customer. They enter it when they check out.")
        : t("The code goes to {email}. Your customer enters it when they check out.", { email })
    }
    footer={
      <>
        <Button onClick={onClose}>{t("Close")}</Button>
        <Button look="primary" onClick={() => void copyText(code, t("Code copied"))}>
          {t("Copy code")}
        </Button>
      </>
    }
  >
    <p dir="ltr" className="figures whitespace-nowrap py-4 text-center font-medium text-lg text-strong">
      {code}
    </p>
  </DialogContent>
);
