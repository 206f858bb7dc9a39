/** Of the lines from one store, by what it calls itself as far as that is known. */
export const groupName = (websiteUrl: string | null, name: string | undefined): string =>
  name ?? (websiteUrl === null ? "Marketplace" : `/store/${websiteUrl}`);
