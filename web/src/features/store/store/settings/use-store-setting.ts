import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import { type EditStore, type Store, store } from "@solodesk/contract/store/store.ts";
import { useState } from "react";
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

/** A part of the store's settings. A change shows at once; a second one builds on it before it is saved. */
export function useStoreSetting<Rules>({ of, edit, done }: Part<Rules>): StoreSetting<Rules> {
  const { data } = useRead(readOf(dashboard.get, {}), { quiet: true });
  const { mutateAsync } = useSend({ ...store.edit, done }, { refresh: [dashboard.get] });
  const [chosen, setChosen] = useState<Partial<Rules>>();
  const own = data?.store_info ?? undefined;
  return {
    rules: own && { ...of(own), ...chosen },
    store: own,
    hasNoStore: data !== undefined && own === undefined,
    save: (change) => {
      setChosen({ ...chosen, ...change });
      oneAfterAnother("store-setting", () => mutateAsync({ body: edit(change) })).catch(
        (refusal: unknown) => {
          setChosen(undefined);
          if (!(refusal instanceof CallError)) throw refusal;
        },
      );
    },
  };
}
