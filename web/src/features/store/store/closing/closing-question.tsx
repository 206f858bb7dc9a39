import { t } from "@solodesk/contract/kernel/language/t.ts";
import { closingLines } from "./closing-lines.tsx";
import type { Closing } from "./closing-of.ts";
import { UpcomingQuestion } from "./upcoming-question.tsx";

interface ClosingQuestionProps {
  closing: Closing;
  timezone: string;
  onYes: () => void;
  onClose: () => void;
}

/** Says what follows before a store page or days with appointments are closed. */
export const ClosingQuestion = ({ closing, timezone, ...answers }: ClosingQuestionProps) => (
  <UpcomingQuestion
    {...answers}
    title={closing.isUnpublishing ? t("Unpublish your store?") : t("Close these days?")}
    yes={closing.isUnpublishing ? t("Unpublish store") : t("Close these days")}
    counted={{ upcoming: closing.upcoming, visitsOf: closing.isUnpublishing ? null : undefined }}
    linesOf={(booked) => closingLines(closing, booked, timezone)}
  />
);
