import { lazy, Suspense } from "react";
import { useUser } from "#kernel/session/session.ts";

const DeletionBanner = lazy(async () => ({
  default: (await import("#features/account/deletion/deletion-banner.tsx")).DeletionBanner,
}));

/** Nearly nobody ever sees it, so nobody else loads it. */
export function LazyDeletion() {
  const deletesAt = useUser()?.deletesAt;
  return (
    deletesAt !== undefined && (
      <Suspense>
        <DeletionBanner deletesAt={deletesAt} />
      </Suspense>
    )
  );
}
