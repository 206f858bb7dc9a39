import { type Deletion, deletion, RequestDeletion } from "@solodesk/contract/account/deletion.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Controller } from "react-hook-form";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { currentUser, setUser } from "#kernel/session/session.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { longDayInWords } from "./long-day-in-words.ts";

const useRequestDeletion = () => useSend(deletion.request, { refresh: [deletion.get], quiet: true });

interface DeleteFormProps {
  state: Deletion;
  email: string;
  onDone: () => void;
}

function notifyAndLeave({ deletesAt }: Deletion, leave: () => void): void {
  const user = currentUser();
  if (user && deletesAt) {
    setUser({ ...user, deletesAt });
    notify({
      type: "success",
      title: t("Your account will be deleted on {day}", { day: longDayInWords(deletesAt) }),
    });
  }
  leave();
}

export function DeleteForm({ state: { lapses }, email, onDone }: DeleteFormProps) {
  const form = useContractForm(RequestDeletion, { confirm: "", giveUpWallet: false });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useRequestDeletion();
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(
      ({ data }) => notifyAndLeave(data, onDone),
      (error: unknown) => showRefusal(form, error, ["confirm", "giveUpWallet"]),
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      {lapses.amount > 0 && (
        <div>
          <label className="flex items-start gap-3 text-strong">
            <Controller
              control={form.control}
              name="giveUpWallet"
              render={({ field }) => (
                <Checkbox
                  className="mt-0.5"
                  checked={field.value ?? false}
                  onCheckedChange={(checked) => field.onChange(checked === true)}
                />
              )}
            />
            <span>
              {t("I give up the {amount} in my wallet. It won't be refunded.", { amount: moneyText(lapses) })}
            </span>
          </label>
          {errors.giveUpWallet && <p className="mt-1.5 text-sm text-wrong">{errors.giveUpWallet.message}</p>}
        </div>
      )}
      <Field label={t("Type your email to confirm")} hint={email} error={errors.confirm?.message}>
        {(wiring) => (
          <Input
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...wiring}
            {...form.register("confirm")}
          />
        )}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex justify-end">
        <Button type="submit" look="danger" busy={isPending}>
          {t("Delete account")}
        </Button>
      </div>
    </form>
  );
}
