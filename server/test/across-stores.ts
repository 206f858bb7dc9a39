/** Statements of the frequent calls that read or write a store's rows without naming the store, by how they begin, each with the reason. */
export const acrossStores: Record<string, string> = {};
