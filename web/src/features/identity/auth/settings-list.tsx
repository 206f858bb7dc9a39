import type { ReactNode } from "react";
import type { useRead } from "#kernel/api/query.ts";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

interface SettingsListProps<Item> {
  name: string;
  read: Pick<ReturnType<typeof useRead<{ data: Item[] }>>, "data" | "isError" | "isFetching" | "refetch">;
  /** Shown if the list could not be loaded, as a sentence. */
  failed: string;
  /** Shown for an empty list, as a sentence; without it a list is never empty. */
  empty?: string;
  children: (item: Item) => ReactNode;
}

/** What a setting lists below it. Until it is there, and if it is empty, it has the height of one row, so that nothing moves. */
export function SettingsList<Item>({ name, read, failed, empty, children }: SettingsListProps<Item>) {
  const { data, isError, isFetching, refetch } = read;
  if (isError && !data)
    return (
      <ErrorLine busy={isFetching} onRetry={() => void refetch()} className="mt-3">
        {failed}
      </ErrorLine>
    );
  if (data?.data.length === 0)
    return <p className="mt-3 flex h-17 items-center border-line border-t text-faint">{empty}</p>;
  if (!data)
    return (
      <div className="mt-3 h-17 space-y-1.5 border-line border-t py-3">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-56" />
      </div>
    );
  return (
    <ul aria-label={name} className="mt-3">
      {data.data.map(children)}
    </ul>
  );
}
