import { notifications } from "@solodesk/contract/notifications.ts";
import { useRead } from "#kernel/query.ts";

export const usePreferences = () => useRead(notifications.getPreferences, {}, { quiet: true });
