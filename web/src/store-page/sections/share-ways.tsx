import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type QrCodeKind, qrCodePath } from "@solodesk/contract/kernel/qr-code.ts";
import { Check, Download, Link2, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import type { PageData } from "../document/page-data.ts";
import { Modal } from "../modal.tsx";

type Copied = "no" | "yes" | "blocked";

interface ShareProps {
  page: Pick<PageData, "shop" | "url">;
  /** Of the product or service whose page it is; left out for the store's own, which has a QR code. */
  name?: string;
}

/** The button with the dialog in which a page's address is copied or sent. */
export function Share(props: ShareProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className="scriptless:hidden" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        {t("Share||verb")}
      </Button>
      <Modal title={t("Share||verb")} open={open} onClose={() => setOpen(false)}>
        <ShareWays {...props} />
      </Modal>
    </>
  );
}

function ShareWays({ page: { shop, url }, name }: ShareProps) {
  const [copied, setCopied] = useState<Copied>("no");

  async function copy() {
    setCopied(await written(url));
    setTimeout(() => setCopied((now) => (now === "yes" ? "no" : now)), 2500);
  }

  return (
    <div className="overflow-y-auto px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      {name === undefined && (
        <img
          src={qrCodePath(shop.website_url, "svg")}
          alt={t("QR code that opens {store}", { store: shop.name })}
          width={224}
          height={224}
          className="mx-auto mb-6 size-56 rounded-xl bg-raised"
        />
      )}
      <input
        readOnly
        aria-label={
          name === undefined
            ? t("Address of this store||its web address")
            : t("Address of this page||its web address")
        }
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="h-11 w-full rounded-md border border-edge bg-raised px-3 text-md text-strong"
      />
      <p role="status" className={copied === "blocked" ? "mt-2 text-base text-faint" : "sr-only"}>
        {copied === "blocked" && t("Copying is blocked here. Copy the address from the field above.")}
        {copied === "yes" && t("Link copied")}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button look="primary" className="h-11 only:col-span-2" onClick={() => void copy()}>
          {copied === "yes" ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
          {copied === "yes" ? t("Link copied") : t("Copy link")}
        </Button>
        {"share" in navigator && (
          <Button className="h-11" onClick={() => void share(name ?? shop.name, url)}>
            <Share2 aria-hidden="true" />
            {t("Send with…")}
          </Button>
        )}
      </div>
      {name === undefined && (
        <>
          <h3 className="mt-7 text-base">{t("For print")}</h3>
          <div className="mt-2 grid grid-cols-2 gap-2">
            <Code websiteUrl={shop.website_url} kind="svg" />
            <Code websiteUrl={shop.website_url} kind="png" />
          </div>
        </>
      )}
    </div>
  );
}

const Code = ({ websiteUrl, kind }: { websiteUrl: string; kind: QrCodeKind }) => (
  <Button asChild className="h-11">
    <a href={qrCodePath(websiteUrl, kind)} download={`${websiteUrl}-qr.${kind}`}>
      <Download aria-hidden="true" />
      {t("QR code, {format}", { format: kind.toUpperCase() })}
    </a>
  </Button>
);

/** The clipboard is blocked on plain-http addresses and if the visitor denied it. */
async function written(url: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(url);
    return "yes";
  } catch {
    return "blocked";
  }
}

async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The visitor cancelled.
  }
}
