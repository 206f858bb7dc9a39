import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { timesLead } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { AppointmentsNextStep } from "../status/appointments-next-step.tsx";
import { AppointmentEditor } from "./appointment-editor.tsx";
import { servicesRead } from "./services-read.ts";

/** `/add-appointment`. */
export function AddAppointmentScreen() {
  const user = useRead(readOf(dashboard.get, {}));
  const mine = useRead(readOf(catalog.listMine, servicesRead));
  const [isBare, setBare] = useState(false);
  const store = user.data?.store_info;
  const services = mine.data?.services ?? [];
  if (store === null || (store && mine.data && services.length === 0 && !isBare)) {
    return (
      <Screen title={t(pageNames.addAppointment)}>
        <EmptyState
          drawing="calendar"
          action={
            <>
              {user.data && <AppointmentsNextStep dashboard={user.data} />}
              {store && <Button onClick={() => setBare(true)}>{t("Continue without a service")}</Button>}
            </>
          }
        >
          {t("Customers make appointments for your services. Add what you offer to get started.")}
        </EmptyState>
      </Screen>
    );
  }
  const isFailed = user.isError || mine.isError;
  const retry = () => {
    void user.refetch();
    void mine.refetch();
  };
  return (
    <Screen title={t(pageNames.addAppointment)} lead={timesLead(store?.timezone)} width="form">
      {store && mine.data ? (
        <AppointmentEditor zone={store.timezone} services={services} />
      ) : isFailed ? (
        <ErrorState busy={user.isFetching || mine.isFetching} onRetry={retry}>
          {t("Your services could not be loaded. Nothing was changed.")}
        </ErrorState>
      ) : (
        <FormSkeleton fields={["line", "line", "box", "line", "line", "box"]} />
      )}
    </Screen>
  );
}
