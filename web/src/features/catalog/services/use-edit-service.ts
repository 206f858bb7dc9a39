import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useEditService = () => useSend(services.edit, { refresh: [dashboard.get, catalog.listMine] });
