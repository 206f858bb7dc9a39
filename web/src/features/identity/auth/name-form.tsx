import { type AuthUser, EditProfile } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { setUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { useEditProfile } from "./use-edit-profile.ts";

export function NameForm({ name }: { name: string }) {
  const form = useContractForm(EditProfile, { name }, "name");
  const { errors, isDirty } = form.formState;
  const save = useEditProfile();
  const saved = (user: AuthUser) => {
    setUser(user);
    form.reset({ name: user.name });
  };
  const submit = form.handleSubmit((body) =>
    save.mutateAsync({ body }).then(
      ({ data }) => saved(data),
      (error: unknown) => showRefusal(form, error, ["name"]),
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <Field
        label={t("Name||of a person")}
        error={errors.name?.message}
        hint={t("How we address you; visitors of your store page do not see it.")}
      >
        {(wiring) => <Input autoComplete="name" {...wiring} {...form.register("name")} />}
      </Field>
      <Button type="submit" look="primary" busy={save.isPending} disabled={!isDirty}>
        {t("Save||verb, on a button")}
      </Button>
    </form>
  );
}
