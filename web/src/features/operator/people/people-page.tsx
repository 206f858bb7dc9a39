import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { notify } from "#kernel/page/notify.ts";
import { endedQuery } from "#kernel/session/view.ts";
import { OperatorFrame } from "../maintenance/operator-frame.tsx";
import { PeopleList } from "./people-list.tsx";

/** Says once that a view has ended by itself: its tab came here without a click. */
function useViewEnded(): void {
  const [query, setQuery] = useSearchParams();
  const hasEnded = query.has(endedQuery);
  useEffect(() => {
    if (!hasEnded) return;
    notify({ type: "info", title: t("The account view has ended") });
    setQuery((before) => withoutEnded(before), { replace: true });
  }, [hasEnded, setQuery]);
}

function withoutEnded(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete(endedQuery);
  return after;
}

/** `/operator/people`: finds accounts, and opens one beside the list. */
export function PeoplePage() {
  useViewEnded();
  return (
    <OperatorFrame
      page="operatorPeople"
      lead={t("Find an account, view it as its owner, help the owner sign in, or suspend the account.")}
    >
      <PeopleList />
    </OperatorFrame>
  );
}
