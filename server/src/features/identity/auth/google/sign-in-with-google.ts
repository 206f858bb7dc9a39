import type { GoogleAnswer, SignedIn } from "@solodesk/contract/identity/auth.ts";
import { checkGoogle } from "#features/identity/auth/google/check-google.ts";
import { enterByGoogle } from "#features/identity/auth/google/enter-by-google.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Visitor } from "#kernel/serve/context.ts";

/** Throws what checkGoogle and enterByGoogle throw. */
export async function signInWithGoogle(
  deps: Deps,
  answer: GoogleAnswer,
  visitor: Pick<Visitor, "userAgent" | "languages">,
): Promise<SignedIn> {
  return enterByGoogle(deps, await checkGoogle(deps, answer), visitor);
}
