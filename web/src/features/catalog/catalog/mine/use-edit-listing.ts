import { catalog, type EditListing, type ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CallError } from "#kernel/api/call-error.ts";
import { isUnderWay, oneAfterAnother } from "#kernel/api/one-after-another.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";

type Mine = Answer<typeof catalog.listMine>;

const changed = (listing: ListedProduct, edit: EditListing): ListedProduct => ({
  ...listing,
  list_price: edit.list_price ?? listing.list_price,
  active: edit.active ?? listing.active,
});

/** Returns the edit that reverts this one. */
const opposite = ({ list_price, active }: ListedProduct, edit: EditListing): EditListing => ({
  ...(edit.list_price ? { list_price } : {}),
  ...(edit.active === undefined ? {} : { active }),
});

/**
 * Changes the price or switch of a listing: shown at once, rolled back if the server refuses, undone from the
 * toast.
 */
export function useEditListing() {
  const client = useQueryClient();
  const sending = useSend(catalog.editListing);
  const mine = { queryKey: [catalog.listMine.path] };

  const show = (id: string, edit: EditListing) =>
    client.setQueriesData<Mine>(mine, (page) => {
      const products = page?.products.map((one) => (one.id === id ? changed(one, edit) : one));
      return page && products && { ...page, products };
    });

  const edit = async (product: ListedProduct, wanted: EditListing, done: string): Promise<void> => {
    const { id } = product;
    const back = opposite(product, wanted);
    // A response to a request sent before this change must not overwrite it.
    await client.cancelQueries(mine);
    show(id, wanted);
    try {
      const { data } = await oneAfterAnother(id, () => sending.mutateAsync({ params: { id }, body: wanted }));
      const undo = { label: t("Undo"), onPress: () => void edit(data, back, t("Change undone")) };
      notify({ type: "success", title: done, description: data.name, action: undo });
    } catch (error) {
      // The refusal has already been shown.
      if (!(error instanceof CallError)) throw error;
      if (!isUnderWay(id)) show(id, back);
    } finally {
      // Refetches what was cancelled above, once the last change has its response.
      if (!isUnderWay(id)) refreshed([catalog.listMine]);
    }
  };
  return (product: ListedProduct, wanted: EditListing, done: string) => void edit(product, wanted, done);
}
