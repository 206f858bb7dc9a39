import { lazy, Suspense } from "react";
import { useHasOpened } from "#ui/overlays/use-opened.ts";
import type { StatusQuestionProps } from "./status-question.tsx";

// Loaded on demand: most visits change nothing.
const StatusQuestion = lazy(async () => ({
  default: (await import("./status-question.tsx")).StatusQuestion,
}));

export const LazyStatusQuestion = (props: StatusQuestionProps) =>
  useHasOpened(props.step !== undefined) && (
    <Suspense>
      <StatusQuestion {...props} />
    </Suspense>
  );
