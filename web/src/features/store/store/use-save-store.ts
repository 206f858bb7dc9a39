import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { type Store, store } from "@solodesk/contract/store/store.ts";
import type { z } from "zod";
import { useSend } from "#kernel/api/use-send.ts";
import { currentUser, setUser } from "#kernel/session/session.ts";
import type { StoreForm } from "./store-form.ts";

const useCreateStore = () => useSend(store.create, { refresh: [dashboard.get], overlay: true });

const useEditStore = () => useSend(store.edit, { refresh: [dashboard.get, calendar.list] });

interface Wanted {
  form: z.output<typeof StoreForm>;
  changes: Partial<z.output<typeof StoreForm>>;
}

/** Creates the store, or saves the changes to the existing one. */
export function useSaveStore(existing: Store | null) {
  const create = useCreateStore();
  const edit = useEditStore();

  const save = async ({ form, changes }: Wanted): Promise<Store> => {
    if (existing) return (await edit.mutateAsync({ body: changes })).data;
    const { data } = await create.mutateAsync({ body: form });
    const user = currentUser();
    // Without a store, sign-in leads to this screen (`redirectPath`); from now on it leads to Home.
    if (user) setUser({ ...user, redirectPath: null });
    return data;
  };
  return { save, isSaving: create.isPending || edit.isPending };
}
