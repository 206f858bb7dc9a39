// Owner clauses that no test can miss, because without them every answer stays the same; each with the reason.

/** By file and clause, as `ownerClauses` names them. A stale entry fails. */
export const needlessClauses: Record<string, string> = {};
