import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Destination, type Payout, payouts } from "@solodesk/contract/selling/payouts.ts";
import { useState } from "react";
import { Link } from "react-router";
import { useSend } from "#kernel/api/use-send.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { showRefusal } from "#ui/forms/use-contract-form.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { changedByPayouts } from "./changed-by-payouts.ts";
import { PayoutFields } from "./destinations/payout-fields.tsx";
import type { Limits, PayoutForm } from "./payout-form.ts";

const useRequestPayout = () => useSend(payouts.request, { refresh: changedByPayouts });

const names = ["amount", "destination_id"] as const;
const byCode = {
  insufficient_funds: "amount",
  not_found: "destination_id",
  destination_not_usable: "destination_id",
} as const;

interface RequestPayoutFormProps {
  form: PayoutForm;
  limits: Limits;
  destinations: readonly Destination[];
  zone: string;
  /** Opens one of the withdrawals below. */
  opened: Opened;
}

export function RequestPayoutForm({ form, opened, ...fields }: RequestPayoutFormProps) {
  const { mutateAsync, isPending } = useRequestPayout();
  const [requested, setRequested] = useState<Payout>();
  const showRequested = ({ data }: { data: Payout }) => {
    setRequested(data);
    form.reset();
  };
  const submit = form.handleSubmit(({ amount: { amount }, destination_id }) =>
    mutateAsync({ body: { amount, destination_id } }).then(showRequested, (error: unknown) =>
      showRefusal(form, error, names, byCode),
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <PayoutFields form={form} {...fields} />
      <FormError>{form.formState.errors.root?.message}</FormError>
      <div className="space-y-2.5">
        <Button type="submit" look="primary" busy={isPending}>
          {t("Withdraw")}
        </Button>
        <p role="status" className="min-h-[2lh] text-faint text-sm">
          {requested
            ? rich("{amount} to {account} is requested. <link>See its status</link>", {
                amount: moneyText(requested.amount),
                account: requested.destination.masked,
                link: (text) => (
                  <Link
                    to={opened.addressOf(requested.id)}
                    state={{ opened: "payout" }}
                    preventScrollReset
                    className="text-accent-text underline underline-offset-2"
                  >
                    {text}
                  </Link>
                ),
              })
            : t("You can cancel it until we send it. You get an email when it is paid.")}
        </p>
      </div>
    </form>
  );
}
