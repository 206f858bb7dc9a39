import { createHash } from "node:crypto";

/** The database keeps only this of a state, so that reading it is not enough to answer in a seller's place. */
export const stateHash = (state: string): string => createHash("sha256").update(state).digest("base64url");
