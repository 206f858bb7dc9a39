import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type WalletFigure, walletFigures } from "@solodesk/contract/money/wallet.ts";
import { useState } from "react";
import { Drawer } from "#ui/overlays/drawer.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { FigureBody } from "./figure-body.tsx";
import { figureNames } from "./transaction-words.ts";

interface FigureDrawerProps {
  opened: Opened;
  at: string | undefined;
  zone: string;
}

/** Every row that a figure of the wallet is computed from. */
export function FigureDrawer({ opened: { id, close }, at, zone }: FigureDrawerProps) {
  const wanted = walletFigures.find((figure) => figure === id);
  // The last figure stays visible while the drawer slides away.
  const [last, setLast] = useState<WalletFigure>("recharged");
  if (wanted !== undefined && wanted !== last) setLast(wanted);
  return (
    <Drawer
      title={t("{figure}: what makes it", { figure: t(figureNames[last]) })}
      open={wanted !== undefined}
      onClose={close}
      className="md:w-[30rem]"
    >
      <FigureBody key={last} figure={last} at={at} zone={zone} />
    </Drawer>
  );
}
