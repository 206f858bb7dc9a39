import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useEnrol = () => useSend(secondFactor.enrol);
