import { type AdLink, links } from "@solodesk/contract/marketing/links.ts";
import { Copy, QrCode } from "lucide-react";
import { useSend } from "#kernel/api/use-send.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { LinkQrCode } from "./link-qr-code.tsx";

const useRemoveLink = () => useSend(links.remove, { refresh: [links.list] });

const counted = (count: number, one: string) => `${count.toLocaleString()} ${count === 1 ? one : `${one}s`}`;

/** These are opens of the link, not clicks on ads, which the platforms count. */
const openedText = (times: number) => (times === 0 ? "Never opened" : `Opened ${counted(times, "time")}`);

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
          {openedText(clicks)}, {counted(visits, "visit")} · leads to {leads_to}
          <span className="hidden sm:inline"> · </span>
          <span className="block break-all sm:inline">{short_url.replace(/^https?:\/\//, "")}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={`Copy the link ${called}`}
          onClick={() => void copyText(short_url, "Link copied")}
        >
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Dialog>
          <DialogTrigger asChild>
            <Button size="sm" aria-label={`QR code of ${called}`}>
              <QrCode aria-hidden="true" />
              QR code
            </Button>
          </DialogTrigger>
          <DialogContent title={called} description={`Leads to ${leads_to}.`}>
            <LinkQrCode link={link} />
          </DialogContent>
        </Dialog>
        <Question
          title={`Remove ${called}?`}
          text="It goes from this list. Whoever has it, on paper too, still gets to your store."
          yes="Remove"
          onYes={() => mutate({ params: { id } })}
        >
          <Button size="sm" look="ghost" busy={isPending} aria-label={`Remove the link ${called}`}>
            Remove
          </Button>
        </Question>
      </div>
    </li>
  );
}
