import { useQuery } from "@tanstack/react-query";
import { destinationsRead } from "../payouts-read.ts";

export const useDestinations = () => useQuery({ ...destinationsRead(), meta: { quiet: true } });
