import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";

interface RecommendationsProps {
  recommendations: Subscription["recommendations"];
  /** Returns the address that shows a plan; undefined if it is not for sale. */
  addressOf: (id: string) => string | undefined;
}

/** Recommended changes of plan, each with its reason. */
export const Recommendations = ({ recommendations, addressOf }: RecommendationsProps) =>
  recommendations.length > 0 && (
    <ul aria-label={t("Recommendations")} className="border-line border-t">
      {recommendations.map(({ code, message, planId }) => {
        const to = planId === undefined ? undefined : addressOf(planId);
        return (
          <li
            key={code + planId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
          >
            <p className="min-w-0 flex-1 basis-60 break-words text-body">{message}</p>
            {to !== undefined && (
              <Button asChild size="sm">
                <Link
                  to={to}
                  state={{ opened: "plan" }}
                  preventScrollReset
                  aria-haspopup="dialog"
                  aria-label={t("See plan: {reason}", { reason: message })}
                >
                  {t("See plan")}
                </Link>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
