import { type Service, services } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { RowCard } from "#ui/data/table.tsx";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Price } from "#ui/text/price.tsx";
import { useRestoreService } from "./use-restore-service.ts";

/** Archived services, below everything that is offered; renders nothing if there are none. */
export function ArchivedServices() {
  const { data, isError, isFetching, refetch } = useRead(readOf(services.listArchived, {}), { quiet: true });
  if (isError && !data) {
    return (
      <ErrorLine className="pt-10" busy={isFetching} onRetry={() => void refetch()}>
        {t("Archived services could not be loaded.")}
      </ErrorLine>
    );
  }
  const archived = data?.data ?? [];
  if (archived.length === 0) return null;
  return (
    <section aria-label={t("Archived services")} className="pt-10">
      <SectionHead title={t("Archived services")} count={archived.length} />
      <ul aria-label={t("Archived services")} className="border-line border-t">
        {archived.map((service) => (
          <ArchivedService key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}

function ArchivedService({ service: { id, name, image_url, price } }: { service: Service }) {
  const { mutate, isPending } = useRestoreService();
  return (
    <RowCard>
      <Thumbnail src={image_url} drawing="clock" />
      <p className="min-w-0 flex-1 break-words">{name}</p>
      <Price value={price} className="text-faint" />
      <Button
        size="sm"
        busy={isPending}
        aria-label={t("Restore {service}", { service: name })}
        onClick={() => mutate({ params: { id } })}
      >
        {t("Restore")}
      </Button>
    </RowCard>
  );
}
