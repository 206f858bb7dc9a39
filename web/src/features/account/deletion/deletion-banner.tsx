import { t } from "@solodesk/contract/kernel/language/t.ts";
import { TriangleAlert } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";
import { longDayInWords } from "./long-day-in-words.ts";
import { useCancelDeletion } from "./use-cancel-deletion.ts";

/** Shown above every screen while the account's deletion is pending. */
export function DeletionBanner({ deletesAt }: { deletesAt: string }) {
  const { keep, isPending } = useCancelDeletion();
  return (
    <section
      aria-label={t("Account deletion")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-wrong-wash px-4 py-2.5 text-sm md:px-6 lg:px-8"
    >
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-wrong" />
      <p className="min-w-0 flex-1 basis-56 text-strong">
        {t(
          "Your account will be deleted on {day}. Until then your store is offline, and no plan is renewed.",
          {
            day: longDayInWords(deletesAt),
          },
        )}
      </p>
      <Button size="sm" busy={isPending} onClick={keep}>
        {t("Keep account")}
      </Button>
    </section>
  );
}
