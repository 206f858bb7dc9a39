import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Copy } from "lucide-react";
import { copyAddress } from "#kernel/files/copy-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { QrCode } from "./qr-code.tsx";

interface SellerShareWaysProps {
  websiteUrl: string;
  /** Called once the address was copied or the QR code saved. */
  onShare: () => void;
}

/** Ways to share the store's address: copy it, or save its QR code. */
export function SellerShareWays({ websiteUrl, onShare }: SellerShareWaysProps) {
  const copy = async () => {
    if (await copyAddress(`${pages.ownStore}/${websiteUrl}`)) onShare();
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t("Copy address")}
      </Button>
      <QrCode websiteUrl={websiteUrl} onSave={onShare} />
    </>
  );
}
