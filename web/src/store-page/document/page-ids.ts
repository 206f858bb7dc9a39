/** Where the script finds its places in the HTML. */
export const pageIds = { root: "store-page", data: "store-page-data", opening: "opening" } as const;
