import { auth } from "@solodesk/contract/identity/auth.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { LocalAddress } from "./local-address.tsx";

/** Renders nothing if other people can reach this site, or while that is unknown. */
export const LocalWarning = () =>
  useRead(readOf(auth.getConfig, {}), { quiet: true }).data?.localOnly ? <LocalAddress /> : null;
