import type { InsightKind } from "@solodesk/contract/account/assistant/insight.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId, useState } from "react";
import { useConnection } from "#kernel/api/connection.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import type { useBriefing } from "./briefing-read.ts";
import { InsightRow } from "./insight-row.tsx";

/** How many are shown at first. */
const SHOWN = 3;

/** The day's sheet above lists their rows, each with its own button. */
const onSheet: readonly InsightKind[] = ["request_waiting", "left_open", "order_not_shipped"];

interface BriefingSectionProps {
  reading: ReturnType<typeof useBriefing>;
  /** Whether it is on Home, below the day's sheet; otherwise in the panel, which may be beside it. */
  belowSheet?: boolean;
}

/** What matters most today, each with the rows behind it and one press that does something about it. */
export function BriefingSection({ reading, belowSheet = true }: BriefingSectionProps) {
  const headingId = useId();
  const { data, isError, isFetching, refetch } = reading;
  const [isWhole, setWhole] = useState(false);
  const isOffline = useConnection() === "offline";
  // Without a connection the sheet above says so already.
  if (!data && isError && !isOffline)
    return (
      <ErrorLine className="border-line border-y py-4" busy={isFetching} onRetry={() => void refetch()}>
        {t("What's worth a look could not be loaded.")}
      </ErrorLine>
    );
  const insights = (data?.data ?? []).filter(({ kind }) => !(belowSheet && onSheet.includes(kind)));
  if (insights.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={belowSheet ? t("Worth a look") : t("Suggestions")}
        count={insights.length}
        action={
          insights.length > SHOWN && (
            <Button size="sm" look="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t("Show less") : t("Show all {count}", { count: insights.length })}
            </Button>
          )
        }
      />
      <ul className="border-line border-t">
        {insights.slice(0, isWhole ? undefined : SHOWN).map((insight) => (
          <InsightRow key={insight.key} insight={insight} />
        ))}
      </ul>
    </section>
  );
}
