import { dashboard } from "@solodesk/contract/dashboard.ts";
import { store } from "@solodesk/contract/store.ts";
import { useSend } from "#kernel/use-send.ts";

export const useCreateStore = () =>
  useSend(store.create, { refresh: [dashboard.get], success: "Store Added!", overlay: true });
