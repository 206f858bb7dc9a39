import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type PersonDetails, people, SuspendAccount } from "@solodesk/contract/operator/people.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { personChanged } from "./person-changed.ts";

interface SuspendDialogProps {
  person: PersonDetails;
  onClose: () => void;
}

const useSuspend = () => useSend(people.suspend, personChanged);

/** Says what a suspension does, and asks why, because its owner reads that. */
export function SuspendDialog({ person, onClose }: SuspendDialogProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const suspend = useSuspend();
  const submit = async () => {
    const parsed = SuspendAccount.safeParse({ reason });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    return suspend.mutateAsync({ params: { id: person.id }, body: parsed.data });
  };
  return (
    <ActDialog
      title={t("Suspend {name}?", { name: person.name })}
      description={t(
        "They are signed out and can't sign in, and their API tokens are refused. Their store and calendar feed go offline, and their withdrawals are paused. Their plan isn't renewed: it ends when the paid period ends, and their saved cards are removed then. Customers can still open their orders and bookings. You can restore the account, but not a plan that has ended or the saved cards.",
      )}
      yes={t("Suspend||an account, verb")}
      look="danger"
      busy={suspend.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("Reason")} hint={t("They get it by email.")} error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            value={reason}
            maxLength={300}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </ActDialog>
  );
}
