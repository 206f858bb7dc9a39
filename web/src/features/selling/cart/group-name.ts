/** Heading of the lines from one store: its name, or its address until the name is known. */
export const groupName = (websiteUrl: string | null, name: string | undefined): string =>
  name ?? (websiteUrl === null ? "Marketplace" : `/store/${websiteUrl}`);
