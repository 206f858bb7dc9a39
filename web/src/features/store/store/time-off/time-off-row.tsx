import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { TimeOff } from "@solodesk/contract/store/store.ts";
import { Pencil, X } from "lucide-react";
import { Badge } from "#ui/data/badge.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { lengthInWords, timeOffInWords } from "./time-off-in-words.ts";
import type { TimeOffList } from "./use-time-off.ts";

interface TimeOffRowProps {
  off: TimeOff;
  at: number;
  list: TimeOffList;
  today: string;
}

export function TimeOffRow({ off, at, list, today }: TimeOffRowProps) {
  const { from, to, reason } = off;
  const days = timeOffInWords(off);
  return (
    <div className="flex items-center gap-1.5 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-strong">
          <span className="figures">{days}</span>
          {from <= today && today <= to && <Badge tone="stopped">{t("Closed now")}</Badge>}
        </p>
        <p className="break-words text-faint text-sm">
          {lengthInWords(off)}
          {reason && (
            <>
              {" · "}
              <bdi>{reason}</bdi>
            </>
          )}
        </p>
      </div>
      <IconButton
        label={t("Edit time off {days}", { days })}
        data-time-off={at}
        onClick={() => list.edit(at)}
      >
        <Pencil />
      </IconButton>
      <IconButton label={t("Remove time off {days}", { days })} onClick={() => list.remove(at)}>
        <X />
      </IconButton>
    </div>
  );
}
