import { auth } from "@solodesk/contract/identity/auth.ts";
import { useRead } from "#kernel/api/query.ts";
import { LocalAddress } from "./local-address.tsx";

/** Nothing where other people get to this site too, and until that is known. */
export const LocalWarning = () =>
  useRead(auth.getConfig, {}, { quiet: true }).data?.localOnly ? <LocalAddress /> : null;
