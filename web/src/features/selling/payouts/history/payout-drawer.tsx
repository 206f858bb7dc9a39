import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import { useState } from "react";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { payoutName } from "../payout-words.ts";
import { PayoutBody } from "./payout-body.tsx";

interface PayoutDrawerProps {
  opened: Opened;
  /** Those of the list: there is no other way to one. */
  known: readonly Payout[];
  zone: string;
}

/** All about one withdrawal: how it stands and the rows of the books it pays out. */
export function PayoutDrawer({ opened: { id, close }, known, zone }: PayoutDrawerProps) {
  // What was shown stays while the drawer slides away.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const payout = known.find((one) => one.id === last);
  return (
    <Drawer
      title={payout ? payoutName(payout) : "Withdrawal"}
      open={id !== undefined}
      onClose={close}
      className="md:w-[30rem]"
    >
      {payout ? (
        <PayoutBody key={payout.id} payout={payout} zone={zone} />
      ) : (
        <EmptyState drawing="wallet">There is no such withdrawal on this page of yours.</EmptyState>
      )}
    </Drawer>
  );
}
