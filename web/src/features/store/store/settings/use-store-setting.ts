import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import { type EditStore, type Store, store } from "@solodesk/contract/store/store.ts";
import { useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { oneAfterAnother } from "#kernel/api/one-after-another.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";

interface Part<Rules> {
  of: (store: Store) => Rules;
  edit: (change: Partial<Rules>) => EditStore;
  /** The toast once it is saved. */
  done: Message;
}

interface StoreSetting<Rules> {
  /** Undefined while loading and without a store. */
  rules: Rules | undefined;
  store: Store | undefined;
  hasNoStore: boolean;
  save: (change: Partial<Rules>) => void;
}

/**
 * A part of the store's settings. A change shows at once; a second one builds on it before it is saved. If one is
 * refused, what is stored shows again once none is waiting any more.
 */
export function useStoreSetting<Rules>({ of, edit, done }: Part<Rules>): StoreSetting<Rules> {
  const { data } = useRead(readOf(dashboard.get, {}), { quiet: true });
  const { mutateAsync } = useSend({ ...store.edit, done }, { refresh: [dashboard.get] });
  const [chosen, setChosen] = useState<Partial<Rules>>();
  const waiting = useRef(0);
  const isRefused = useRef(false);
  const own = data?.store_info ?? undefined;
  const settle = () => {
    waiting.current -= 1;
    if (waiting.current > 0 || !isRefused.current) return;
    isRefused.current = false;
    setChosen(undefined);
  };
  return {
    rules: own && { ...of(own), ...chosen },
    store: own,
    hasNoStore: data !== undefined && own === undefined,
    save: (change) => {
      setChosen({ ...chosen, ...change });
      waiting.current += 1;
      oneAfterAnother("store-setting", () => mutateAsync({ body: edit(change) }))
        .catch((refusal: unknown) => {
          isRefused.current = true;
          if (!(refusal instanceof CallError)) throw refusal;
        })
        .finally(settle);
    },
  };
}
