/** The conversation with its prefilled help message; undefined when no safe address is configured. */
export function chatLink(configured: string | null | undefined): string | undefined {
  if (!configured || !URL.canParse(configured)) return undefined;
  const address = new URL(configured);
  return address.protocol === "https:" || address.protocol === "http:" ? address.href : undefined;
}
