import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { useRead } from "#kernel/api/query.ts";

export const usePreferences = () => useRead(notifications.getPreferences, {}, { quiet: true });
