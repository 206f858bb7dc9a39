import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import { useState } from "react";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { payoutName } from "../payout-words.ts";
import { PayoutBody } from "./payout-body.tsx";

interface PayoutDrawerProps {
  opened: Opened;
  /** The withdrawals of the list: no endpoint returns a single one. */
  known: readonly Payout[];
  zone: string;
}

/** One withdrawal: its status and the rows of the ledger it pays out. */
export function PayoutDrawer({ opened: { id, close }, known, zone }: PayoutDrawerProps) {
  // The last withdrawal stays visible while the drawer slides out.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const payout = known.find((one) => one.id === last);
  return (
    <Drawer
      title={payout ? payoutName(payout) : t("Withdrawal")}
      open={id !== undefined}
      onClose={close}
      className="md:w-[30rem]"
    >
      {payout ? (
        <PayoutBody key={payout.id} payout={payout} zone={zone} />
      ) : (
        <EmptyState drawing="wallet">{t("We couldn't find this withdrawal on this page.")}</EmptyState>
      )}
    </Drawer>
  );
}
