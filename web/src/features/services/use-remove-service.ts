import { catalog } from "@solodesk/contract/catalog.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import { services } from "@solodesk/contract/services.ts";
import { useSend } from "#kernel/use-send.ts";

export const useRemoveService = () =>
  useSend(services.remove, { refresh: [dashboard.get, catalog.listMine], success: "Service archived" });
