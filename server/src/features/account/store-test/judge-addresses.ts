// What customers and their calendar apps open: the page, the printed code and the feed.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { qrCodePath } from "@solodesk/contract/kernel/qr-code.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { getFeed } from "#features/scheduling/feeds/get-feed.ts";
import { writeFeed } from "#features/scheduling/feeds/write-feed.ts";
import type { Deps } from "#kernel/deps.ts";
import { isOwnMachine } from "#kernel/http/own-machine.ts";
import { escapeHtml } from "#kernel/pages/escape-html.ts";
import { failed, passed, type StepResult, skipped } from "./step-result.ts";

/** What an address of this site answers to a phone. */
export interface OpenedPage {
  status: number;
  type: string;
  body: string;
}
export type OpenPage = (path: string) => Promise<OpenedPage>;

type Named = Pick<Store, "name" | "website_url" | "published">;

const publish = () => ({ label: t("Publish your store"), page: `${pages.addStoreDetail}?step=look` });

/** Whether the public page opens on a phone. */
export async function judgePage(
  open: OpenPage,
  { name, website_url, published }: Named,
): Promise<StepResult> {
  if (!published)
    return failed(
      t("Your store isn't published, so nobody can open it. The rest was tested as if it were."),
      publish(),
    );
  const { status, body } = await open(`${pages.ownStore}/${website_url}`);
  if (status !== 200)
    return failed(
      t("Your store page doesn't open: it answers with the error {status}.", { status: String(status) }),
    );
  if (!/<meta[^>]+name="viewport"/.test(body)) return failed(t("Your store page isn't set up for phones."));
  if (!body.includes(escapeHtml(name)))
    return failed(t("Your store page doesn't show the name of your store."));
  const kilobytes = Math.max(1, Math.round(Buffer.byteLength(body) / 1024));
  return passed(
    t("Your store page opens on a phone. It is {kilobytes} kB, without its pictures.", { kilobytes }),
  );
}

/** Whether the printed code leads customers to the page. `origin`: the address that it stands for. */
export async function judgeQrCode(
  open: OpenPage,
  { website_url, published }: Named,
  origin: string,
): Promise<StepResult> {
  const address = `${origin}${pages.ownStore}/${website_url}`;
  if (isOwnMachine(origin))
    return failed(
      t(
        "The QR code leads to {address}, which opens on this computer only. The operator of this site has to set PUBLIC_URL.",
        {
          address,
        },
      ),
    );
  if (!published) return failed(t("The QR code leads to a page that isn't published."), publish());
  const { status, type } = await open(qrCodePath(website_url, "svg"));
  if (status !== 200 || !type.startsWith("image/svg+xml"))
    return failed(
      t("The QR code can't be drawn: it answers with the error {status}.", { status: String(status) }),
    );
  return passed(t("The QR code leads to {address}.", { address }));
}

/** Whether a calendar app could read the store's feed, if there is one. */
export async function judgeFeed(
  deps: Deps,
  userId: Id,
  { id }: Pick<Store, "id">,
  origin: string,
): Promise<StepResult> {
  const fix = { label: t("See your calendars"), page: `${pages.storeSettings}#calendars` };
  if (!(await getFeed(deps, userId))) return skipped(t("You have no calendar feed."), fix);
  const file = await writeFeed(deps, { storeId: id }, origin);
  if (file?.startsWith("BEGIN:VCALENDAR\r\n")) return passed(t("Calendar apps can read your calendar feed."));
  return failed(t("Calendar apps can't read your calendar feed."), fix);
}
