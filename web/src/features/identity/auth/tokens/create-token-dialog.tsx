import { CreateToken, tokenDays, tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { ShownOnce } from "#features/identity/auth/shown-once.tsx";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Select } from "#ui/forms/select.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";

const useCreateToken = () => useSend(tokens.create, { refresh: [tokens.list], quiet: true, ownWords: true });

interface CreateTokenDialogProps {
  open: boolean;
  onClose: () => void;
}

export const CreateTokenDialog = ({ open, onClose }: CreateTokenDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    {open && <Steps />}
  </Dialog>
);

function Steps() {
  const [made, setMade] = useState<string>();
  return made === undefined ? <TokenForm onMade={setMade} /> : <MadeToken token={made} />;
}

/** What the token may do, as one choice. */
const access = ["read", "propose"] as const;

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const formId = useId();
  const form = useContractForm(CreateToken, { name: "", scopes: ["read", "propose"], expires_in_days: 90 });
  const { errors } = form.formState;
  const scopes = useWatch({ control: form.control, name: "scopes" });
  const { mutateAsync, isPending } = useCreateToken();
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(
      ({ data }) => onMade(data.token),
      (error: unknown) => showRefusal(form, error, ["name", "scopes", "expires_in_days"]),
    ),
  );
  const about = {
    read: t(
      "It sees your appointments, customers, products, orders, money and ads. It can't change anything.",
    ),
    propose: t("It can also prepare changes and emails. Each waits until you confirm it here."),
  };
  return (
    <DialogContent
      title={t("Create an API token")}
      footer={
        <>
          <DialogClose asChild>
            <Button disabled={isPending}>{t("Cancel")}</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" busy={isPending}>
            {t("Create token")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5 pb-1" onSubmit={(event) => void submit(event)}>
        <Field label={t("Name")} hint={t("The program that will use it.")} error={errors.name?.message}>
          {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("name")} />}
        </Field>
        <RadioCards
          legend={t("Access||of an API token")}
          name="access"
          value={scopes.includes("propose") ? "propose" : "read"}
          options={access.map((value) => ({
            value,
            name: value === "read" ? t("Read only") : t("Read and propose changes"),
            about: about[value],
          }))}
          onChange={(value) => form.setValue("scopes", value === "read" ? ["read"] : ["read", "propose"])}
        />
        <Field label={t("Expires after")} error={errors.expires_in_days?.message}>
          {(wiring) => (
            <Select {...wiring} {...form.register("expires_in_days", { valueAsNumber: true })}>
              {tokenDays.map((count) => (
                <option key={count} value={count}>
                  {t("{count} days", { count })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FormError>{errors.root?.message}</FormError>
      </form>
    </DialogContent>
  );
}

const MadeToken = ({ token }: { token: string }) => (
  <ShownOnce
    title={t("Your new API token")}
    label={t("API token")}
    hint={t("Copy it now: we only show it once. Anyone who has it can read your desk until you revoke it.")}
    value={token}
    copy={t("Copy token")}
    copied={t("Token copied")}
  />
);
