import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { stayingLine } from "#features/store/store/closing/closing-lines.tsx";
import { UpcomingQuestion } from "#features/store/store/closing/upcoming-question.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";

interface ArchiveQuestionProps {
  service: Pick<Service, "id" | "name">;
  /** When it is asked. */
  from: string;
  onYes: () => void;
  onClose: () => void;
}

/** Says what follows before a service with upcoming appointments is archived. */
export function ArchiveQuestion({ service: { id, name }, from, ...answers }: ArchiveQuestionProps) {
  const timezone = useDashboard()?.store_info?.timezone;
  return (
    <UpcomingQuestion
      {...answers}
      title={t("Archive {service}?", { service: name })}
      yes={t("Archive service")}
      upcoming={[{ from, service_id: id }]}
      linesOf={([count = 0]) => [
        ...stayingLine(count, timezone, { service_id: id }),
        { kind: "page_closed", text: t("Customers can no longer book this service.") },
        {
          kind: "no_offers",
          text: t("Customers on its waitlist are no longer offered times. We don't email them about it."),
        },
      ]}
    />
  );
}
