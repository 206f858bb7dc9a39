import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type QrCodeKind, qrCodeKinds } from "@solodesk/contract/kernel/qr-code.ts";
import type { AdLink } from "@solodesk/contract/marketing/links.ts";
import { linkQrPath } from "@solodesk/contract/store/visits/link-code.ts";
import { Copy, Download } from "lucide-react";
import { lazy, Suspense } from "react";
import { copyText } from "#kernel/files/copy-text.ts";
import { Button } from "#ui/forms/button.tsx";

/** Loaded on demand: few installations need it. */
const LocalWarning = lazy(async () => ({
  default: (await import("#ui/layout/local-warning.tsx")).LocalWarning,
}));

/** What each kind of file is good for. */
const uses: Record<QrCodeKind, Message> = {
  svg: msg("for any size of print"),
  png: msg("sharp up to 10 cm"),
};

/** A link to copy, and its QR code to print. */
export const LinkQrCode = ({ link }: { link: AdLink }) => (
  <div className="space-y-5 pb-5">
    <Suspense fallback={null}>
      <LocalWarning />
    </Suspense>
    <Address
      name={t("Short address")}
      copyName={t("Copy short address")}
      address={link.short_url}
      hint={t("For print, posts and messages. It never changes.")}
    />
    <Address
      name={t("Whole address")}
      copyName={t("Copy whole address")}
      address={link.url}
      hint={t("For ads, which want to see where they lead.")}
    />
    <div className="flex flex-wrap items-center gap-5">
      <img
        src={linkQrPath(link.code, "svg")}
        alt={t("QR code that leads to {address}", { address: link.short_url })}
        width={160}
        height={160}
        className="size-40 rounded-lg bg-raised"
      />
      <div className="space-y-2">
        {qrCodeKinds.map((kind) => (
          <p key={kind} className="flex items-center gap-3 text-faint text-sm">
            <Button asChild className="w-24">
              <a href={linkQrPath(link.code, kind)} download={`${link.code}-qr.${kind}`}>
                <Download aria-hidden="true" />
                {kind.toUpperCase()}
              </a>
            </Button>
            {t(uses[kind])}
          </p>
        ))}
      </div>
    </div>
  </div>
);

interface AddressProps {
  name: string;
  /** Label of the button that copies it. */
  copyName: string;
  address: string;
  hint: string;
}

const Address = ({ name, copyName, address, hint }: AddressProps) => (
  <div>
    <p className="mb-1.5 font-medium text-sm text-strong">{name}</p>
    <div className="flex items-start gap-2">
      <p
        dir="ltr"
        className="min-w-0 flex-1 break-all rounded-md bg-raised px-3 py-2 text-body text-sm ring-1 ring-line ring-inset"
      >
        {address}
      </p>
      <Button aria-label={copyName} onClick={() => void copyText(address, t("Link copied"))}>
        <Copy aria-hidden="true" />
        {t("Copy||verb, on a button")}
      </Button>
    </div>
    <p className="mt-1.5 text-faint text-sm">{hint}</p>
  </div>
);
