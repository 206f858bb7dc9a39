import { type Deletion, deletion } from "@solodesk/contract/account/deletion.ts";
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
        We could not look at your account. Nothing was changed.
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
  <div role="status" aria-label="Looking at your account" className="space-y-3 pb-5">
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-9 w-full" />
  </div>
);

const WhatHappens = ({ state: { days } }: { state: Deletion }) => (
  <ul className="list-disc space-y-2 pl-5 text-body">
    <li>
      Your store goes offline at once, a plan renews no more and other devices are signed out.{" "}
      {days > 0 && `For ${days === 1 ? "a day" : `${days} days`} you can log in and keep the account.`}
    </li>
    <li>
      Then your name, email, password, pictures, the store’s texts, mails and your customers’ names in
      appointments are gone. A plan ends without a refund.
    </li>
    <li>
      Orders, receipts, withdrawals and the books stay, because the law asks for it. They are shown to nobody
      and used for nothing else.
    </li>
  </ul>
);
