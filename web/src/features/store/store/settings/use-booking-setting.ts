import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import type { Booking } from "@solodesk/contract/store/store.ts";
import { useStoreSetting } from "./use-store-setting.ts";

interface BookingSetting {
  /** Undefined while loading and without a store. */
  booking: Booking | undefined;
  hasNoStore: boolean;
  save: (change: Partial<Booking>) => void;
}

/** The store's booking rules, to read and save. */
export function useBookingSetting(done: Message): BookingSetting {
  const { rules, hasNoStore, save } = useStoreSetting<Booking>({
    of: (store) => store.booking,
    edit: (booking) => ({ booking }),
    done,
  });
  return { booking: rules, hasNoStore, save };
}
