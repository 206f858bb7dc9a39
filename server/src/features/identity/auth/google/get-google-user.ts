import type { GoogleUser } from "@solodesk/contract/identity/auth/google.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findGoogle } from "#features/identity/auth/google/find-google.ts";
import type { Deps } from "#kernel/deps.ts";

export const getGoogleUser = (deps: Deps, userId: Id): Promise<GoogleUser> => findGoogle(deps, userId);
