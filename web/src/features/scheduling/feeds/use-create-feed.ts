import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";

/** The address is told once, so what was made stays here until the screen is left. */
export function useCreateFeed() {
  const [path, setPath] = useState<string>();
  const { mutateAsync, isPending } = useSend(feeds.create, { refresh: [feeds.get] });
  const create = () =>
    mutateAsync({}).then(
      ({ data }) => setPath(data.path),
      (refusal: unknown) => {
        // A refusal has been shown, and nothing was made.
        if (!(refusal instanceof CallError)) throw refusal;
      },
    );
  return { path, isPending, create: () => void create(), forget: () => setPath(undefined) };
}
