import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Policy, StoredPolicy } from "@solodesk/contract/store/store/policy.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, type ToastNotice } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { policyPresets } from "./policy-form.ts";
import { PolicyForm } from "./policy-form-fields.tsx";

/** What customers get back if they cancel late or don't come. Renders nothing without a store. */
export function PolicySetting() {
  const { data } = useRead(readOf(dashboard.get, {}), { quiet: true });
  const { mutateAsync, isPending } = useSend(store.edit, { refresh: [dashboard.get], ownWords: true });
  /** A preset that isn't saved yet. */
  const [chosen, setChosen] = useState<Policy>();
  const own = data?.store_info;
  if (!own) return null;
  const saved = own.booking.policy && withoutHash(own.booking.policy);
  const shown = chosen ?? saved;
  /** An error has been shown; the form keeps what was typed. */
  async function put(policy: Policy | null, done: Omit<ToastNotice, "type">): Promise<void> {
    try {
      await mutateAsync({ body: { booking: { policy } } });
      setChosen(undefined);
      notify({ type: "success", ...done });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  const save = (policy: Policy) => put(policy, { title: t("Cancellation policy saved") });
  const remove = (policy: Policy) => {
    const undo = { label: t("Undo"), onPress: () => void save(policy) };
    void put(null, { title: t("Cancellation policy removed"), action: undo });
  };
  return (
    <fieldset className="border-line border-b py-4">
      <legend className="float-start w-full font-medium text-base text-strong">
        {t("Cancellation policy")}
      </legend>
      <p className="clear-both text-faint">
        {t(
          "Decide what you keep when a customer cancels late or doesn't come. Customers accept the policy when they book, and later changes don't affect their booking. It doesn't cover bookings that you add, or places from the waitlist.",
        )}
      </p>
      {shown ? (
        <PolicyForm
          key={JSON.stringify(shown)}
          policy={shown}
          currency={own.currency}
          isSaved={chosen === undefined}
          isBusy={isPending}
          onSave={save}
          onRemove={() => (saved && !chosen ? remove(saved) : setChosen(undefined))}
        />
      ) : (
        <ul className="mt-4 grid gap-3 sm:grid-cols-3">
          {policyPresets.map(({ name, about, policy }) => (
            <li key={t(name)} className="flex flex-col gap-3 rounded-md border border-line p-4">
              <h3 className="font-medium text-strong">{t(name)}</h3>
              <p className="flex-1 text-body text-sm">{t(about)}</p>
              <Button size="sm" className="self-start" onClick={() => setChosen(policy)}>
                {t("Start with {policy}", { policy: t(name) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const withoutHash = ({ sha256: _hash, ...policy }: StoredPolicy): Policy => policy;
