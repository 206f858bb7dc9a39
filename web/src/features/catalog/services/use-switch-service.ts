import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type Service, services } from "@solodesk/contract/catalog/services.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CallError } from "#kernel/api/call-error.ts";
import { isUnderWay, oneAfterAnother } from "#kernel/api/one-after-another.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";

type Mine = Answer<typeof catalog.listMine>;

/**
 * Shows a service on the store page or hides it: shown at once, rolled back if refused, undone from the
 * toast.
 */
export function useSwitchService() {
  const client = useQueryClient();
  const { mutateAsync } = useSend(services.edit, { ownWords: true });
  const mine = { queryKey: [catalog.listMine.path] };

  const show = (id: string, active: boolean) =>
    client.setQueriesData<Mine>(mine, (page) => {
      const offered = page?.services.map((one) => (one.id === id ? { ...one, active } : one));
      return page && offered && { ...page, services: offered };
    });

  const put = async ({ id }: Service, active: boolean): Promise<void> => {
    // A response to a request sent before this change must not overwrite it.
    await client.cancelQueries(mine);
    show(id, active);
    try {
      const { data } = await oneAfterAnother(id, () => mutateAsync({ params: { id }, body: { active } }));
      const undo = { label: t("Undo"), onPress: () => void put(data, !active) };
      const title = active ? t("On your store page") : t("Taken off your store page");
      notify({ type: "success", title, description: data.name, action: undo });
    } catch (error) {
      // The refusal has already been shown.
      if (!(error instanceof CallError)) throw error;
      if (!isUnderWay(id)) show(id, !active);
    } finally {
      // Refetches what was cancelled above, once the last change has its response.
      if (!isUnderWay(id)) refreshed([catalog.listMine]);
    }
  };
  return (service: Service, active: boolean) => void put(service, active);
}
