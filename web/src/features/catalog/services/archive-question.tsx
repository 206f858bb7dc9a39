import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { stayingLine, visitsLine } from "#features/store/store/closing/closing-lines.tsx";
import type { ToCount } from "#features/store/store/closing/upcoming.ts";
import { UpcomingQuestion } from "#features/store/store/closing/upcoming-question.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";

/** What is booked of a service when the question is asked. */
export const bookedOf = (service_id: string, from: string): ToCount => ({
  upcoming: [{ from, service_id }],
  visitsOf: service_id,
});

interface ArchiveQuestionProps {
  service: Pick<Service, "id" | "name">;
  /** When it is asked. */
  from: string;
  onYes: () => void;
  onClose: () => void;
}

/** Says what follows before a service with upcoming appointments or paid visits is archived. */
export function ArchiveQuestion({ service: { id, name }, from, ...answers }: ArchiveQuestionProps) {
  const timezone = useDashboard()?.store_info?.timezone;
  return (
    <UpcomingQuestion
      {...answers}
      title={t("Archive {service}?", { service: name })}
      yes={t("Archive service")}
      counted={bookedOf(id, from)}
      linesOf={({ upcoming: [count = 0], visits }) => [
        ...stayingLine(count, timezone, { service_id: id }),
        ...visitsLine(
          visits,
          t(
            "Visits can't be booked until you restore the service, and they don't expire meanwhile. If you don't plan to restore it, refund them.",
          ),
        ),
        { kind: "page_closed", text: t("Customers can no longer book this service.") },
        {
          kind: "no_offers",
          text: t("Customers on its waitlist are no longer offered times. We don't email them about it."),
        },
      ]}
    />
  );
}
