import { dataExports } from "@solodesk/contract/account/data-exports.ts";
import { useQuery } from "@tanstack/react-query";
import { readOf } from "#kernel/api/query.ts";

export const dataExportsRead = () => readOf(dataExports.list, {});

/** Milliseconds. */
const SOON = 1000;

/** Asked again soon while one is being made. */
export const useDataExports = () =>
  useQuery({
    ...dataExportsRead(),
    meta: { quiet: true },
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === "queued" || status === "running") ? SOON : false,
  });
