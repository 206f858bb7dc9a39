import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { useStore } from "#kernel/storage/store.ts";
import { pendingToken } from "./confirmation/pending-token.ts";

const LinkQuestion = lazy(async () => ({
  default: (await import("./confirmation/link-question.tsx")).LinkQuestion,
}));

export function Root() {
  const isPending = useStore(pendingToken) !== null;
  return (
    <>
      <Outlet />
      {isPending && (
        <Suspense>
          <LinkQuestion />
        </Suspense>
      )}
    </>
  );
}
