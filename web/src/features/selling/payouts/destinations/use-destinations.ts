import { useRead } from "#kernel/api/query.ts";
import { destinationsRead } from "../payouts-read.ts";

export const useDestinations = () => useRead(destinationsRead(), { quiet: true });
