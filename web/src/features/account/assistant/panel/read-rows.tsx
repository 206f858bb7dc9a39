import type { AnswerLine, AnswerRow } from "@solodesk/contract/account/assistant/thread.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId } from "react";
import { Link } from "react-router";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { askAssistant } from "./ask-assistant.ts";

type Rows = Extract<AnswerLine, { type: "tool" }>;

/** Rows that were read for an answer, what they add up to, and the page that shows them all. */
export function ReadRows({ read }: { read: Rows }) {
  const { title, rows, total, more, page, at } = read;
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <h3 id={headingId} className="break-words pb-2 font-medium text-sm text-strong">
        {title}
      </h3>
      <ul className="border-line border-t">
        {rows.map((row, nth) => (
          // They never change, and two of them may be the same.
          <li key={nth} className="grid border-line border-b">
            <Row row={row} />
          </li>
        ))}
      </ul>
      {total && (
        <p className="flex min-h-10 items-center justify-between gap-3 font-medium text-strong">
          {t("Total")}
          <Money value={total} />
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-faint text-sm">
        <Link
          to={page}
          className="inline-flex min-h-8 items-center rounded-sm underline underline-offset-2 hover:text-strong touch:min-h-11"
        >
          {more > 0 ? t("Show {count} more", { count: more }) : t("Open||verb, a page")}
        </Link>
        <Moment instant={at} zone={viewerZone()} />
      </p>
    </div>
  );
}

const pressable = "-mx-2 rounded-md px-2 text-start transition-colors duration-120 hover:bg-hover";

function Row({ row }: { row: AnswerRow }) {
  const { page, question, context } = row;
  if (page !== undefined)
    return (
      <Link to={page} className={pressable}>
        <RowLine row={row} />
      </Link>
    );
  if (question !== undefined)
    return (
      <button type="button" onClick={() => void askAssistant(question, context)} className={pressable}>
        <RowLine row={row} />
      </button>
    );
  return <RowLine row={row} />;
}

const RowLine = ({ row: { label, detail, amount, value, share } }: { row: AnswerRow }) => (
  <span className="flex min-h-11 flex-col justify-center py-2 touch:min-h-12">
    <span className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 break-words text-strong">{label}</span>{" "}
      <span className="figures shrink-0 text-end text-strong">
        {amount ? <Money value={amount} /> : value}
      </span>
    </span>
    {detail !== undefined && (
      <>
        {" "}
        <span className="break-words text-faint text-sm">{detail}</span>
      </>
    )}
    {share !== undefined && (
      <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-hover">
        <span className="block h-full rounded-full bg-body" style={{ width: `${share * 100}%` }} />
      </span>
    )}
  </span>
);
