import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useRestoreService = () =>
  useSend(services.restore, { refresh: [dashboard.get, catalog.listMine, services.listArchived] });
