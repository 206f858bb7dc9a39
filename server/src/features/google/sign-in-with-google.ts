import type { GoogleAnswer, SignedIn } from "@solodesk/contract/auth.ts";
import { checkGoogle } from "#features/auth/google/check-google.ts";
import { enterByGoogle } from "#features/auth/google/enter-by-google.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws what checkGoogle and enterByGoogle do. */
export async function signInWithGoogle(
  deps: Deps,
  answer: GoogleAnswer,
  userAgent: string,
): Promise<SignedIn> {
  return enterByGoogle(deps, await checkGoogle(deps, answer), userAgent);
}
