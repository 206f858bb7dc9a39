import { catalog } from "@solodesk/contract/catalog.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import { services } from "@solodesk/contract/services.ts";
import { useSend } from "#kernel/use-send.ts";

export const useRestoreService = () =>
  useSend(services.restore, {
    refresh: [dashboard.get, catalog.listMine, services.listArchived],
    success: "Service restored",
  });
