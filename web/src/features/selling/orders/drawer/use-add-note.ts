import { orders } from "@solodesk/contract/selling/orders.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useAddNote = () => useSend(orders.addNote, { refresh: [orders.get, orders.list] });
