import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { CircleCheck } from "lucide-react";
import { Spinner } from "#ui/layout/spinner.tsx";
import type { AddressCheck } from "./use-address-check.ts";

interface AddressStateProps {
  check: AddressCheck;
  address: string;
}

/** The full address of the store page and the result of its check, in a line of constant height. */
export const AddressState = ({ check, address }: AddressStateProps) => (
  <span className="flex min-h-5 flex-wrap items-center justify-between gap-x-4">
    <span dir="ltr" className="min-w-0 break-all">
      {`${location.host}${pages.ownStore}/`}
      <span className="text-body">
        {address || t("your-name||example of a website address, in lowercase letters and dashes")}
      </span>
    </span>
    <span role="status" className="flex items-center gap-1.5">
      {check.state === "checking" && (
        <>
          <Spinner className="size-3.5" />
          {t("Checking||a website address")}
        </>
      )}
      {check.state === "free" && (
        <>
          <CircleCheck aria-hidden="true" className="size-3.5 text-good" />
          <span className="text-good">{t("Free to use||nobody has this website address")}</span>
        </>
      )}
      {check.state === "yours" && t("Your address||the website address")}
      {check.state === "failed" && t("Not checked yet. We check it when you save.")}
    </span>
  </span>
);
