import { notifications, type SavePreference } from "@solodesk/contract/platform/notifications.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { useSend } from "#kernel/api/use-send.ts";

const { queryKey } = readOf(notifications.getPreferences, {});

/** Shown at once; put back as it was where the server refuses. */
export function useSavePreference() {
  const { mutateAsync } = useSend(notifications.savePreference, { refresh: [notifications.getPreferences] });
  return async (wanted: SavePreference): Promise<void> => {
    const before = queryClient.getQueryData<{ data: SavePreference[] }>(queryKey);
    queryClient.setQueryData(queryKey, {
      data: before?.data.map((one) => (one.kind === wanted.kind ? { ...one, ...wanted } : one)) ?? [],
    });
    await mutateAsync({ body: wanted }).catch(() => queryClient.setQueryData(queryKey, before));
  };
}
