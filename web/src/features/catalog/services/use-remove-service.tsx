import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type Service, services } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lazy, Suspense, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { now } from "#kernel/time/clock.ts";
import { useRestoreService } from "./use-restore-service.ts";

// Loaded on demand, as what counts appointments is below: most visits archive nothing.
const ArchiveQuestion = lazy(async () => ({
  default: (await import("./archive-question.tsx")).ArchiveQuestion,
}));

/**
 * Archives a service; Undo in the toast restores it. Asks before only if customers are booked or have paid for visits,
 * or if that can't be found out. `onDone` is called once it is archived.
 */
export function useRemoveService({ id, name }: Pick<Service, "id" | "name">, onDone?: () => void) {
  const refresh = [dashboard.get, catalog.listMine, services.listArchived];
  const { mutateAsync, isPending } = useSend(services.remove, { ownWords: true, refresh });
  const restore = useRestoreService();
  const [isCounting, setCounting] = useState(false);
  /** When the question was asked. */
  const [asked, setAsked] = useState<string>();
  const send = async () => {
    try {
      const { data } = await mutateAsync({ params: { id } });
      const undo = { label: t("Undo"), onPress: () => restore.mutate({ params: { id } }) };
      notify({ type: "success", title: t(services.remove.done), description: data.name, action: undo });
      onDone?.();
    } catch (refusal) {
      // The refusal has been shown, and the service stays.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  const remove = async () => {
    const from = now().toISOString();
    setCounting(true);
    const counts = await booked(id, from).finally(() => setCounting(false));
    if (counts?.upcoming[0] === 0 && counts.visits === 0) await send();
    else setAsked(from);
  };
  const answers = { onYes: () => void send(), onClose: () => setAsked(undefined) };
  const question = asked !== undefined && (
    <Suspense>
      <ArchiveQuestion service={{ id, name }} from={asked} {...answers} />
    </Suspense>
  );
  return { remove: () => void remove(), isPending: isPending || isCounting, question };
}

async function booked(id: string, from: string) {
  const { countBooked } = await import("#features/store/store/closing/upcoming.ts");
  const { bookedOf } = await import("./archive-question.tsx");
  return countBooked(bookedOf(id, from));
}
