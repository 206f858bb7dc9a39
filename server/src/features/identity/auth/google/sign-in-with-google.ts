import type { GoogleAnswer, SignedIn } from "@solodesk/contract/identity/auth.ts";
import { checkGoogle } from "#features/identity/auth/google/check-google.ts";
import { enterByGoogle } from "#features/identity/auth/google/enter-by-google.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws what checkGoogle and enterByGoogle throw. */
export async function signInWithGoogle(
  deps: Deps,
  answer: GoogleAnswer,
  userAgent: string,
): Promise<SignedIn> {
  return enterByGoogle(deps, await checkGoogle(deps, answer), userAgent);
}
