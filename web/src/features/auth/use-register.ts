import { auth } from "@solodesk/contract/auth.ts";
import { useSend } from "#kernel/use-send.ts";

/** Spec 8: registration errors raise no toast; the form says them. */
export const useRegister = () =>
  useSend(auth.register, { success: "Registration successful", quiet: true, overlay: true });
