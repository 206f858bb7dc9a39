import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { useRestoreService } from "./use-restore-service.ts";

/** Archives a service; Undo in the toast restores it. */
export function useRemoveService() {
  const refresh = [dashboard.get, catalog.listMine, services.listArchived];
  const { mutateAsync, isPending } = useSend(services.remove, { ownWords: true, refresh });
  const restore = useRestoreService();
  const remove = async (id: string) => {
    const { data } = await mutateAsync({ params: { id } });
    const undo = { label: t("Undo"), onPress: () => restore.mutate({ params: { id } }) };
    notify({ type: "success", title: t(services.remove.done), description: data.name, action: undo });
  };
  return { remove, isPending };
}
