import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useEnable = () => useSend(secondFactor.enable, { refresh: [secondFactor.get], quiet: true });
