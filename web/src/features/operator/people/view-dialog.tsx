import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type PersonDetails, people, ViewAccount, viewMinutes } from "@solodesk/contract/operator/people.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { openView } from "#kernel/session/view.ts";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { ActDialog } from "./act-dialog.tsx";

interface ViewDialogProps {
  person: PersonDetails;
  onClose: () => void;
}

const useView = () => useSend(people.view);

/** Says what a view shows and who learns of it, asks why, and opens the account in a new tab. */
export function ViewDialog({ person, onClose }: ViewDialogProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  // Kept only if the browser blocked the new tab, because the answer came long after the click.
  const [token, setToken] = useState<string>();
  const view = useView();
  const submit = async () => {
    if (token !== undefined) return openView(token) || undefined;
    const parsed = ViewAccount.safeParse({ reason });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    const { data } = await view.mutateAsync({ params: { id: person.id }, body: parsed.data });
    if (openView(data.token)) return data;
    setToken(data.token);
  };
  const { name } = person;
  return (
    <ActDialog
      title={t("View {name}'s account?", { name })}
      description={
        token === undefined
          ? t(
              "A new tab shows what the owner sees, except API tokens, webhooks, downloads and the text of emails. You can't change anything, and the view ends after {minutes} minutes. The owner gets an email with your name, your email address, the time and your reason. Their activity shows your email address and the reason.",
              { minutes: viewMinutes },
            )
          : t("Your browser blocked the new tab. Open it here.")
      }
      yes={token === undefined ? t("View as {name}", { name }) : t("Open the account")}
      busy={view.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {token === undefined && (
        <Field label={t("Reason")} hint={t("They get it by email.")} error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              value={reason}
              maxLength={200}
              onChange={({ target }) => {
                setReason(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      )}
    </ActDialog>
  );
}
