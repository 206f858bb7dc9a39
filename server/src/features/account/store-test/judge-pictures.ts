import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { OpenPage } from "./judge-addresses.ts";
import { failed, passed, type StepResult } from "./step-result.ts";

/** Each of them is opened. */
const MOST_OPENED = 60;
const MOST_NAMED = 3;

interface Offer {
  store: Pick<Store, "logo_url" | "banner_url">;
  services: readonly Service[];
  products: readonly ListedProduct[];
}

interface Shown {
  name: string;
  url: string;
}

/** Whether the page has a picture, and each picture opens. Pictures on other sites aren't opened. */
export async function judgePictures(
  open: OpenPage,
  { store, services, products }: Offer,
): Promise<StepResult> {
  const look = { label: t("Add a picture"), page: `${pages.addStoreDetail}?step=look` };
  if (store.logo_url === null && store.banner_url === null)
    return failed(t("Your store page has neither a logo nor a banner."), look);
  const shown: Shown[] = [
    { name: t("Logo"), url: store.logo_url },
    { name: t("Banner"), url: store.banner_url },
    ...[...services, ...products].map(({ name, image_url }) => ({ name, url: image_url })),
  ].flatMap(({ name, url }) => (url?.startsWith("/") ? { name, url } : []));
  const opened = shown.slice(0, MOST_OPENED);
  const broken: Shown[] = [];
  for (const picture of opened) {
    const { status, type } = await open(picture.url);
    if (status !== 200 || !type.startsWith("image/")) broken.push(picture);
  }
  if (broken.length > 0)
    return failed(
      t("{count, plural, one {# picture doesn't open} other {# pictures don't open}}: {names}.", {
        count: broken.length,
        names: listFormat({ type: "unit" }).format(broken.slice(0, MOST_NAMED).map(({ name }) => name)),
      }),
      broken.some(({ url }) => url === store.logo_url || url === store.banner_url)
        ? look
        : { label: t("Check your catalogue"), page: pages.services },
    );
  if (opened.length < shown.length)
    return passed(t("The first {count} pictures open.", { count: opened.length }));
  return passed(
    t("{count, plural, one {# picture opens} other {# pictures open}}.", { count: opened.length }),
  );
}
