import { type Destination, destinationKinds } from "@solodesk/contract/selling/payouts.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";
import { kindNames } from "../payout-words.ts";
import { BankForm } from "./bank-form.tsx";
import { PaypalForm } from "./paypal-form.tsx";

const kinds = destinationKinds.map((value) => ({ value, label: kindNames[value] }));

export function AddDestination({ country }: { country: string }) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Destination["kind"]>("bank");
  const done = () => setOpen(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden="true" />
          Add
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Add a destination"
        description="It is kept encrypted and only its end is shown afterwards. We write to you that it was added."
      >
        <Segmented
          label="What kind"
          options={kinds}
          value={kind}
          onChange={setKind}
          className="mt-1 mb-5 w-full *:flex-1"
        />
        {/* Both stay, so that nothing typed in one is lost by a look at the other. */}
        <div hidden={kind !== "bank"}>
          <BankForm country={country} onDone={done} />
        </div>
        <div hidden={kind !== "paypal"}>
          <PaypalForm onDone={done} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
