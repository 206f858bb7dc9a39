import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useSearchParams } from "react-router";
import { transactionTypes } from "#kernel/api/list-types.ts";
import { filterQuery, listIn } from "#kernel/api/wanted-list.ts";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";

/** The words and days looked for go along to another kind; a page of one list is none of another. */
export function TransactionTabs({ kind }: { kind: string | undefined }) {
  const [query] = useSearchParams();
  const kept = new URLSearchParams(filterQuery(listIn(query)));
  const search = kept.size === 0 ? "" : `?${kept}`;
  const to = (wanted?: string) =>
    (wanted === undefined ? pages.transactions : `${pages.transactions}/${wanted}`) + search;
  const tabs = [
    { name: "All", to: to() },
    ...Object.entries(transactionTypes).map(([wanted, name]) => ({ name, to: to(wanted) })),
  ];
  return <LinkTabs label="Transactions by type" tabs={tabs} current={to(kind)} />;
}
