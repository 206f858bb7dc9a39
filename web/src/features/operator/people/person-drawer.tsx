import { t } from "@solodesk/contract/kernel/language/t.ts";
import { people } from "@solodesk/contract/operator/people.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { PersonActs } from "./person-acts.tsx";
import { PersonBadges } from "./person-badges.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonWallet } from "./person-wallet.tsx";

/** Everything about one account, and what the operator can do for or against it. */
export function PersonDrawer({ opened: { id, close } }: { opened: Opened }) {
  // The last person stays visible while the drawer slides out.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const { data, error, isFetching, refetch } = useRead(readOf(people.get, { params: { id: last ?? "" } }), {
    enabled: id !== undefined,
    quiet: true,
  });
  const person = data?.data;
  return (
    <Drawer
      title={person?.name ?? t("Account||noun")}
      open={id !== undefined}
      onClose={close}
      className="md:w-[32rem]"
    >
      {person ? (
        <>
          <header className="p-5 pe-14 pb-4">
            <h2 dir="auto" className="break-words text-lg">
              {person.name}
            </h2>
            <p className="break-words text-body">{person.email}</p>
            <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
              <PersonBadges person={person} />
            </div>
          </header>
          <div key={person.id} className="min-h-0 flex-1 space-y-8 overflow-y-auto px-5 pb-8">
            <PersonActs person={person} />
            <PersonFacts person={person} />
            <PersonWallet person={person} />
          </div>
        </>
      ) : error && isUnknown(error) ? (
        <EmptyState drawing="person">{t("There is no such account, or it was deleted.")}</EmptyState>
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("This account could not be loaded.")}
        </ErrorState>
      ) : (
        <output aria-label={t("Loading the account")} className="block space-y-4 p-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-32" />
          <Skeleton className="h-24" />
        </output>
      )}
    </Drawer>
  );
}

/** A truncated or invented id in the address fails validation, and names nobody either. */
const isUnknown = ({ code }: { code?: string }): boolean =>
  code === "not_found" || code === "validation_failed";
