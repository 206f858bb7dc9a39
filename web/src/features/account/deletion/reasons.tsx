import type { DeletionReason } from "@solodesk/contract/kernel/deletion-reason.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

interface ReasonsProps {
  reasons: readonly DeletionReason[];
  onLeave: () => void;
}

/** What must be done before the account can be deleted, each linked to its screen. */
export const Reasons = ({ reasons, onLeave }: ReasonsProps) => (
  <div className="pb-5">
    <p className="text-body">{t("You can't delete your account yet. Finish these first:")}</p>
    <ul aria-label={t("To do first")} className="mt-3 border-line border-t">
      {reasons.map(({ code, reason, remedy, path }) => (
        <li key={code} className="border-line border-b">
          <Link
            to={path}
            onClick={onLeave}
            className="-mx-3 flex items-center gap-4 rounded-md px-3 py-3 hover:bg-hover"
          >
            <span className="min-w-0 flex-1">
              <span className="block break-words font-medium text-strong">{reason}</span>
              <span className="block text-faint">{remedy}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
