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
    <span className="min-w-0 break-all">
      {location.host}/store/<span className="text-body">{address || "your-name"}</span>
    </span>
    <span role="status" className="flex items-center gap-1.5">
      {check.state === "checking" && (
        <>
          <Spinner className="size-3.5" />
          Checking
        </>
      )}
      {check.state === "free" && (
        <>
          <CircleCheck aria-hidden="true" className="size-3.5 text-good" />
          <span className="text-good">Free to use</span>
        </>
      )}
      {check.state === "yours" && "Your address"}
      {check.state === "failed" && "Not checked yet; saving checks it again"}
    </span>
  </span>
);
