import { catalog } from "@solodesk/contract/catalog.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import { services } from "@solodesk/contract/services.ts";
import { useSend } from "#kernel/use-send.ts";

export const useEditService = () =>
  useSend(services.edit, { refresh: [dashboard.get, catalog.listMine], success: "Service saved" });
