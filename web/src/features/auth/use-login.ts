import { auth } from "@solodesk/contract/auth.ts";
import { useSend } from "#kernel/use-send.ts";

export const useLogin = () => useSend(auth.login, { success: "Login successful", overlay: true });
