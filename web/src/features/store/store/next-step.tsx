import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { publishPath } from "./publish-path.ts";
import { useDashboard } from "./use-dashboard.ts";

/** An order can contain services and products; an appointment needs a service. */
type Offer = "services" | "anything";

interface Step {
  name: string;
  to: string;
}

/** Returns what the seller must do next before an empty list can fill; undefined when everything is done. */
export function nextStep({ store_info, counts }: DashboardUser, towards: Offer): Step | undefined {
  if (store_info === null) return { name: t("Create your store"), to: pages.addStoreDetail };
  if (towards === "services" && counts.services === 0)
    return { name: t("Add a service"), to: pages.addService };
  if (counts.services + counts.products === 0)
    return { name: t("Pick products"), to: `${pages.services}?tab=shared` };
  if (!store_info.published) return { name: t("Publish your store"), to: publishPath };
  return undefined;
}

/** Links to the next step, or to the store page once everything is done. */
export function NextStep({ towards }: { towards: Offer }) {
  const dashboard = useDashboard();
  if (!dashboard) return null;
  const step = nextStep(dashboard, towards);
  if (step) {
    return (
      <Button asChild look="primary">
        <Link to={step.to}>{step.name}</Link>
      </Button>
    );
  }
  return (
    <Button asChild>
      <a href={`${pages.ownStore}/${dashboard.store_info?.website_url}`} target="_blank" rel="noopener">
        <ExternalLink aria-hidden="true" />
        {t("See your store page")}
      </a>
    </Button>
  );
}
