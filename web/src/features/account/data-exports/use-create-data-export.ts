import { dataExports } from "@solodesk/contract/account/data-exports.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useCreateDataExport = () => useSend(dataExports.create, { refresh: [dataExports.list] });
