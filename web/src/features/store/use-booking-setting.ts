import { dashboard } from "@solodesk/contract/dashboard.ts";
import { type Booking, store } from "@solodesk/contract/store.ts";
import { useState } from "react";
import { CallError } from "#kernel/call-error.ts";
import { useRead } from "#kernel/query.ts";
import { useSend } from "#kernel/use-send.ts";

interface BookingSetting {
  /** Undefined until it is known, or without a store. */
  booking: Booking | undefined;
  hasNoStore: boolean;
  save: (change: Partial<Booking>) => void;
}

/** What a store's bookings go by. A choice shows at once, and is what a second one goes on from while it is on its way. */
export function useBookingSetting(success: string): BookingSetting {
  const { data } = useRead(dashboard.get, {}, { quiet: true });
  const { mutateAsync } = useSend(store.edit, { refresh: [dashboard.get], success });
  const [chosen, setChosen] = useState<Partial<Booking>>();
  const saved = data?.store_info?.booking;
  return {
    booking: saved && { ...saved, ...chosen },
    hasNoStore: data !== undefined && saved === undefined,
    save: (change) => {
      setChosen({ ...chosen, ...change });
      mutateAsync({ body: { booking: change } }).catch((refusal: unknown) => {
        setChosen(undefined);
        if (!(refusal instanceof CallError)) throw refusal;
      });
    },
  };
}
