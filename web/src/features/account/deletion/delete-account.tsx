import { type Deletion, deletion } from "@solodesk/contract/account/deletion.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { Reasons } from "./reasons.tsx";

interface DeleteAccountProps {
  /** The user's email address, which they type to confirm. */
  email: string;
  onDone: () => void;
}

/** What deletion removes and keeps, with the form; if something must be done first, only that. */
export function DeleteAccount({ email, onDone }: DeleteAccountProps) {
  const { data, isError, isFetching, refetch } = useRead(readOf(deletion.get, {}), { quiet: true });
  const state = data?.data;
  if (!state && isError)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {t("We couldn't check your account. Nothing was changed.")}
      </ErrorState>
    );
  if (!state) return <Loading />;
  if (state.reasons.length > 0) return <Reasons reasons={state.reasons} onLeave={onDone} />;
  return (
    <div className="space-y-5 pb-5">
      <WhatHappens state={state} />
      <DeleteForm state={state} email={email} onDone={onDone} />
    </div>
  );
}

const Loading = () => (
  <div role="status" aria-label={t("Checking your account")} className="space-y-3 pb-5">
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-9 w-full" />
  </div>
);

const WhatHappens = ({ state: { days } }: { state: Deletion }) => (
  <ul className="list-disc space-y-2 ps-5 text-body">
    <li>
      {t(
        "Your store goes offline right away, your plan stops renewing and your other devices are signed out.",
      )}{" "}
      {days > 0 &&
        t(
          "{days, plural, one {For a day you can log in and keep the account.} other {For # days you can log in and keep the account.}}",
          { days },
        )}
    </li>
    <li>
      {t(
        "Then we delete your name, email, password, pictures, your store's texts, emails and your customers' names in appointments. A plan ends without a refund.",
      )}
    </li>
    <li>
      {t(
        "We keep orders, receipts, withdrawals and the books, because the law requires it. Nobody sees them, and we use them for nothing else.",
      )}
    </li>
  </ul>
);
