import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import type { Days } from "../periods.ts";

interface ShowDaysProps {
  /** The days the file covers, and the days the screen behind shows. */
  days: Days;
  shown: Days;
  onShow: () => void;
}

/** Leads to the imported days, if the screen behind does not show all of them. */
export function ShowDays({ days: { from, to }, shown, onShow }: ShowDaysProps) {
  const { choose } = useAddressFilter("figure");
  if (from >= shown.from && to <= shown.to) return null;
  const isElsewhere = to < shown.from || from > shown.to;
  const show = () => {
    choose({ period: "", from, to, platform: "", campaign: "" });
    onShow();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-body">
        {isElsewhere
          ? t("None of these days are in the period you are looking at.")
          : t("Not all of these days are in the period you are looking at.")}
      </p>
      <Button size="sm" onClick={show}>
        {t("Show these days")}
      </Button>
    </div>
  );
}
