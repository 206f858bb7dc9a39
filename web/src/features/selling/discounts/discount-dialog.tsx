import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Discount, discounts, type SetDiscount } from "@solodesk/contract/selling/discounts.ts";
import { useId } from "react";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { DiscountConditions } from "./discount-conditions.tsx";
import { DiscountFields } from "./discount-fields.tsx";
import { discountFields, discountForm, newDiscount, writtenDiscountOf } from "./discount-form.ts";

interface DiscountDialogProps {
  /** The one to change; a new one if left out. */
  discount?: Discount;
  open: boolean;
  onClose: () => void;
}

export const DiscountDialog = ({ open, ...props }: DiscountDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    {open && <Editor {...props} />}
  </Dialog>
);

function Editor({ discount, onClose }: Omit<DiscountDialogProps, "open">) {
  const formId = useId();
  const { currency = "USD", timezone = "UTC" } = useDashboard()?.store_info ?? {};
  const initial = discount ? writtenDiscountOf(discount, timezone) : newDiscount;
  const form = useContractForm(discountForm(currency, timezone), initial);
  const options = { refresh: [discounts.list] };
  const add = useSend(discounts.add, options);
  const edit = useSend(discounts.edit, options);
  const send = (body: SetDiscount) =>
    discount ? edit.mutateAsync({ params: { id: discount.id }, body }) : add.mutateAsync({ body });
  const submit = form.handleSubmit((body) =>
    send(body).then(onClose, (error: unknown) => showRefusal(form, error, discountFields)),
  );
  return (
    <DialogContent
      title={discount ? t("Edit discount") : t("Add a discount")}
      description={discount && t("Orders already placed keep the discount they have.")}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" busy={add.isPending || edit.isPending}>
            {discount ? t("Save") : t("Add discount")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5 pb-1" onSubmit={(event) => void submit(event)}>
        <DiscountFields form={form} currency={currency} named={discount?.named ?? []} />
        <DiscountConditions form={form} currency={currency} />
        <FormError>{form.formState.errors.root?.message}</FormError>
      </form>
    </DialogContent>
  );
}
