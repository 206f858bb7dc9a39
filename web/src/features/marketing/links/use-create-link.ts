import { links } from "@solodesk/contract/marketing/links.ts";
import { useSend } from "#kernel/api/use-send.ts";

/** Its dialog shows what was made. */
export const useCreateLink = () => useSend(links.create, { refresh: [links.list], quiet: true });
