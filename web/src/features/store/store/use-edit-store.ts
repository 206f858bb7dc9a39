import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useEditStore = () => useSend(store.edit, { refresh: [dashboard.get, calendar.list] });
