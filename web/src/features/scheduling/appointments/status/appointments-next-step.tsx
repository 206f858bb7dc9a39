import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";

/** The seller's next step towards appointments. */
export function AppointmentsNextStep({ dashboard: { store_info, counts } }: { dashboard: DashboardUser }) {
  const [name, to] =
    store_info === null
      ? [t("Create your store"), pages.addStoreDetail]
      : counts.services === 0
        ? [t("Add a service"), pages.addService]
        : [t("Add an appointment"), pages.addAppointment];
  return (
    <Button asChild look="primary">
      <Link to={to}>{name}</Link>
    </Button>
  );
}
