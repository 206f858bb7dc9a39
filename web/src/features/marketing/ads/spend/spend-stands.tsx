import type { StandingSpend } from "@solodesk/contract/kernel/standing-spend.ts";
import { daysLong } from "#ui/chart/day-words.ts";
import { Notice } from "#ui/layout/notice.tsx";
import { Money } from "#ui/text/money.tsx";
import { counted } from "../ad-words.ts";

/** What would be replaced, before it is. */
export const SpendStands = ({ stands: { from, to, days, spend } }: { stands: StandingSpend }) => (
  <Notice title="Spend of this campaign stands on some of these days already.">
    <p className="text-body">
      <Money value={spend} className="text-strong" /> on {counted(days, "day")}, {daysLong(from, to)}. Replace
      it with what you typed?
    </p>
  </Notice>
);
