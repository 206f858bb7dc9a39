import { useQuery } from "@tanstack/react-query";
import { adImportsRead } from "../ads-read.ts";

export const useImports = () => useQuery({ ...adImportsRead(), meta: { quiet: true } });
