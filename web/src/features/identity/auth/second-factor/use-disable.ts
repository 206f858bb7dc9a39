import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useDisable = () => useSend(secondFactor.disable, { refresh: [secondFactor.get] });
