import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdRowKind } from "@solodesk/contract/marketing/ads/ad-rows.ts";
import type { ads } from "@solodesk/contract/marketing/ads.ts";
import type { ReactNode } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Money } from "#ui/text/money.tsx";
import { clicksText } from "../ad-words.ts";
import { counted } from "../counted.ts";

interface RowsFootProps {
  kind: AdRowKind;
  answer: Answer<typeof ads.listRows>;
  page: number;
  onPage: (page: number) => void;
}

/** The totals of all rows, not only of this page, and the page buttons if there are several pages. */
export const RowsFoot = ({ kind, answer: { totals, pagination }, page, onPage }: RowsFootProps) => (
  <footer className="space-y-3 border-line border-t px-5 py-4">
    {pagination.total_pages > 1 && (
      <div className="flex items-center gap-2">
        <p className="figures me-auto text-faint text-sm">
          {t("Page {page} of {pages}", {
            page: numberFormat().format(page),
            pages: numberFormat().format(pagination.total_pages),
          })}
        </p>
        <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t("Newer||rows")}
        </Button>
        <Button size="sm" disabled={page >= pagination.total_pages} onClick={() => onPage(page + 1)}>
          {t("Older||rows")}
        </Button>
      </div>
    )}
    <p className="figures flex items-baseline justify-between gap-4 font-medium text-strong">
      <span>
        {t("{rows, plural, one {# row comes to} other {# rows come to}}||before their total", {
          rows: pagination.total,
        })}
      </span>
      <span className="text-end">{sums[kind](totals)}</span>
    </p>
  </footer>
);

type Totals = RowsFootProps["answer"]["totals"];

const sums: Record<AdRowKind, (totals: Totals) => ReactNode> = {
  spend: (totals) => (
    <>
      <Money value={totals.spend} />, {clicksText(totals)}
    </>
  ),
  visits: ({ visits, carts }) => `${counted.visits(visits)}, ${counted.carts(carts)}`,
  orders: ({ revenue, orders }) => (
    <>
      <Money value={revenue} />, {counted.orders(orders)}
    </>
  ),
  bookings: ({ revenue, bookings }) =>
    revenue.amount > 0 ? (
      <>
        <Money value={revenue} />, {counted.bookings(bookings)}
      </>
    ) : (
      counted.bookings(bookings)
    ),
};
