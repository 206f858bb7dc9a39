import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type AdLink, links } from "@solodesk/contract/marketing/links.ts";
import { Copy, QrCode } from "lucide-react";
import { useSend } from "#kernel/api/use-send.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { LinkQrCode } from "./link-qr-code.tsx";

const useRemoveLink = () => useSend(links.remove, { refresh: [links.list] });

/** These are opens of the link, not clicks on ads, which the platforms count. */
const openedText = (times: number) =>
  t("{times, plural, =0 {Never opened} one {Opened # time} other {Opened # times}}", { times });

export function LinkItem({ link }: { link: AdLink }) {
  const { mutate, isPending } = useRemoveLink();
  const { id, name, source, content, leads_to, short_url, clicks, visits } = link;
  const called = content === "" ? name : `${name}, ${content}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words text-strong">
          {called} <span className="text-faint">· {source}</span>
        </p>
        <p className="figures break-words text-faint text-sm">
          {openedText(clicks)}, {t("{count, plural, one {# visit} other {# visits}}", { count: visits })} ·{" "}
          {t("leads to {place}", { place: leads_to })}
          <span className="hidden sm:inline"> · </span>
          <span dir="ltr" className="block break-all sm:inline">
            {short_url.replace(/^https?:\/\//, "")}
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={t("Copy the link {link}", { link: called })}
          onClick={() => void copyText(short_url, t("Link copied"))}
        >
          <Copy aria-hidden="true" />
          {t("Copy||verb, on a button")}
        </Button>
        <Dialog>
          <DialogTrigger asChild>
            <Button size="sm" aria-label={t("QR code of {link}", { link: called })}>
              <QrCode aria-hidden="true" />
              {t("QR code")}
            </Button>
          </DialogTrigger>
          <DialogContent title={called} description={t("Leads to {place}.", { place: leads_to })}>
            <LinkQrCode link={link} />
          </DialogContent>
        </Dialog>
        <Question
          title={t("Remove {link}?", { link: called })}
          text={t("This removes it from the list. The link still opens your store, also on paper.")}
          yes={t("Remove")}
          onYes={() => mutate({ params: { id } })}
        >
          <Button
            size="sm"
            look="ghost"
            busy={isPending}
            aria-label={t("Remove the link {link}", { link: called })}
          >
            {t("Remove")}
          </Button>
        </Question>
      </div>
    </li>
  );
}
