import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type QrCodeKind, qrCodePath } from "@solodesk/contract/kernel/qr-code.ts";
import { Download, QrCode as Icon } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";

/** Loaded when the dialog opens. */
const LocalWarning = lazy(async () => ({
  default: (await import("#ui/layout/local-warning.tsx")).LocalWarning,
}));

interface QrCodeProps {
  websiteUrl: string;
  onSave: () => void;
}

/** The QR code of the store page, for counters, parcels and cards. */
export const QrCode = ({ websiteUrl, onSave }: QrCodeProps) => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>
        <Icon aria-hidden="true" />
        {t("QR code")}
      </Button>
    </DialogTrigger>
    <DialogContent
      title={t("QR code of your store page")}
      description={t("Print it for your counter, parcels or cards: a phone's camera opens your store.")}
      footer={
        <>
          <Save websiteUrl={websiteUrl} kind="svg" onSave={onSave} />
          <Save websiteUrl={websiteUrl} kind="png" onSave={onSave} />
        </>
      }
    >
      <Suspense fallback={null}>
        <LocalWarning />
      </Suspense>
      <img
        src={qrCodePath(websiteUrl, "svg")}
        alt={t("QR code that opens {address}", { address: websiteUrl })}
        width={256}
        height={256}
        className="mx-auto my-2 size-64 rounded-lg bg-raised"
      />
    </DialogContent>
  </Dialog>
);

const Save = ({ websiteUrl, kind, onSave }: QrCodeProps & { kind: QrCodeKind }) => (
  <Button asChild>
    <a href={qrCodePath(websiteUrl, kind)} download={`${websiteUrl}-qr.${kind}`} onClick={onSave}>
      <Download aria-hidden="true" />
      {kind.toUpperCase()}
    </a>
  </Button>
);
