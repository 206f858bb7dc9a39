import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type Service, services } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { productPageSize } from "@solodesk/contract/kernel/page.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { Archive } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import { ViewPage } from "#features/catalog/storefront/view-page.tsx";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { ServiceEditor } from "./service-editor.tsx";
import { serviceFields, serviceFormOf } from "./service-form.ts";
import { useRemoveService } from "./use-remove-service.tsx";

const useEditService = () => useSend(services.edit, { refresh: [dashboard.get, catalog.listMine] });

interface ArchiveServiceProps {
  service: Service;
  onDone: () => void;
}

function ArchiveService({ service, onDone }: ArchiveServiceProps) {
  const { remove, isPending, question } = useRemoveService(service, onDone);
  return (
    <>
      <Button look="ghost" busy={isPending} onClick={remove}>
        <Archive aria-hidden="true" />
        {t("Archive||verb")}
      </Button>
      {question}
    </>
  );
}

/** The same page that the catalogue reads first, so coming from there needs no request. */
const mine = { query: { page: 1, page_size: productPageSize } };

/** `/services/:id`. */
export function EditServiceScreen() {
  const { id } = useParams();
  const { data, isFetching, refetch } = useRead(readOf(catalog.listMine, mine));
  const service = data?.services.find((one) => one.id === id);
  if (data && !service) return <Gone />;
  return (
    <Screen title={t(pageNames.service)} width="form">
      {!data && isFetching && <FormSkeleton fields={serviceFields} />}
      {!data && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>
          {t("Your services could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {service && <ExistingService key={service.id} service={service} />}
    </Screen>
  );
}

function ExistingService({ service }: { service: Service }) {
  const navigate = useNavigate();
  const edit = useEditService();
  const leave = () => navigate(pages.services);
  const params = { id: service.id };
  return (
    <ServiceEditor
      initial={serviceFormOf(service)}
      currency={service.price.currency}
      label={t("Save")}
      isSending={edit.isPending}
      onSubmit={(body) => edit.mutateAsync({ params, body }).then(leave)}
      aside={
        <>
          <ViewPage kind="service" item={service} />
          <ArchiveService service={service} onDone={() => void leave()} />
        </>
      }
    />
  );
}

const Gone = () => (
  <Screen title={t(pageNames.service)}>
    <EmptyState
      drawing="search"
      action={
        <Button asChild>
          <Link to={pages.services}>{t("See what you offer")}</Link>
        </Button>
      }
    >
      {t("This service is not in your catalogue. It may have been archived.")}
    </EmptyState>
  </Screen>
);
