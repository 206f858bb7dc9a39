import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Destination, payouts } from "@solodesk/contract/selling/payouts.ts";
import { Landmark, Mail } from "lucide-react";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { destinationKindNames, withUsableFrom } from "../payout-words.ts";
import { AddDestination } from "./add-destination.tsx";

const useRemoveDestination = () =>
  useSend(payouts.removeDestination, { refresh: [payouts.listDestinations] });

/** Asks first: to use it again, the seller has to enter it and wait again. */
function RemoveDestination({ destination: { id, masked } }: { destination: Destination }) {
  const { mutate, isPending } = useRemoveDestination();
  return (
    <Question
      title={t("Remove {account}?", { account: masked })}
      text={t(
        "Withdrawals already on their way still arrive. To use this account again, you have to add it again.",
      )}
      yes={t("Remove")}
      onYes={() => mutate({ params: { id } })}
    >
      <Button size="sm" look="ghost" busy={isPending} aria-label={t("Remove {account}", { account: masked })}>
        {t("Remove")}
      </Button>
    </Question>
  );
}

interface DestinationsProps {
  destinations: readonly Destination[];
  zone: string;
  /** Preselected country of a new bank account. */
  country: string;
}

/** The bank and PayPal accounts that earnings can be paid to. */
export const Destinations = ({ destinations, zone, country }: DestinationsProps) => (
  <section aria-label={t("Bank accounts and PayPal")}>
    <SectionHead
      title={t("Bank accounts and PayPal")}
      count={destinations.length}
      action={<AddDestination country={country} />}
    />
    {destinations.length === 0 && (
      <p className="border-line border-t py-3 text-faint">{t("No account yet. Add one to get paid.")}</p>
    )}
    <ul aria-label={t("Accounts")}>
      {destinations.map((destination) => (
        <DestinationRow key={destination.id} destination={destination} zone={zone} />
      ))}
    </ul>
  </section>
);

const icons = { bank: Landmark, paypal: Mail } as const;

function DestinationRow({ destination, zone }: { destination: Destination; zone: string }) {
  const { kind, masked } = destination;
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-3 border-line border-t py-2.5">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="figures break-words text-strong">{masked}</p>
        <p className="text-faint text-sm">
          {withUsableFrom(t(destinationKindNames[kind]), destination, zone)}
        </p>
      </div>
      <RemoveDestination destination={destination} />
    </li>
  );
}
