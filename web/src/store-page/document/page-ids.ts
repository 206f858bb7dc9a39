/** The ids by which the page's script finds its elements. */
export const pageIds = { root: "store-page", data: "store-page-data", opening: "opening" } as const;
