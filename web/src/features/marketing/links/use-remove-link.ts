import { links } from "@solodesk/contract/marketing/links.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useRemoveLink = () => useSend(links.remove, { refresh: [links.list] });
