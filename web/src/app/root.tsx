import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { useStore } from "#kernel/storage/store.ts";
import { askedToken } from "./confirmation/asked-token.ts";

const LinkQuestion = lazy(async () => ({
  default: (await import("./confirmation/link-question.tsx")).LinkQuestion,
}));

export function Root() {
  const asked = useStore(askedToken) !== null;
  return (
    <>
      <Outlet />
      {asked && (
        <Suspense>
          <LinkQuestion />
        </Suspense>
      )}
    </>
  );
}
