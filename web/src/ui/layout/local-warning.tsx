import { auth } from "@solodesk/contract/identity/auth.ts";
import { useRead } from "#kernel/api/query.ts";
import { LocalAddress } from "./local-address.tsx";

/** Renders nothing if other people can reach this site, or while that is unknown. */
export const LocalWarning = () =>
  useRead(auth.getConfig, {}, { quiet: true }).data?.localOnly ? <LocalAddress /> : null;
