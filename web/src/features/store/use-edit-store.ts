import { calendar } from "@solodesk/contract/calendar.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import { store } from "@solodesk/contract/store.ts";
import { useSend } from "#kernel/use-send.ts";

export const useEditStore = () =>
  useSend(store.edit, { refresh: [dashboard.get, calendar.list], success: "Store saved" });
