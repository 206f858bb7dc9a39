import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useCreateStore = () => useSend(store.create, { refresh: [dashboard.get], overlay: true });
