import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type Service, services } from "@solodesk/contract/catalog/services.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CallError } from "#kernel/api/call-error.ts";
import { isUnderWay, oneAfterAnother } from "#kernel/api/one-after-another.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";

type Mine = Answer<typeof catalog.listMine>;

/** Puts the services into this order: shown at once; if it is refused, the list is read again. */
export function useOrderServices() {
  const client = useQueryClient();
  const { mutateAsync } = useSend(services.order, { ownWords: true });
  const mine = { queryKey: [catalog.listMine.path] };

  const put = async (ordered: Service[]): Promise<void> => {
    // A response to a request sent before this change must not overwrite it.
    await client.cancelQueries(mine);
    // What is filtered or sorted otherwise is read again below.
    client.setQueriesData<Mine>(mine, (page) =>
      page?.services.length === ordered.length ? { ...page, services: ordered } : page,
    );
    try {
      const ids = ordered.map(({ id }) => id);
      await oneAfterAnother(services.order.path, () => mutateAsync({ body: { ids } }));
    } catch (error) {
      // The refusal has already been shown.
      if (!(error instanceof CallError)) throw error;
    } finally {
      if (!isUnderWay(services.order.path)) refreshed([catalog.listMine]);
    }
  };
  return (ordered: Service[]) => void put(ordered);
}
