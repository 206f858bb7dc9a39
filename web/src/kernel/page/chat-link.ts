/** The conversation, as the server made its address; undefined when no safe one is configured. */
export function chatLink(configured: string | null | undefined): string | undefined {
  if (!configured || !URL.canParse(configured)) return undefined;
  const address = new URL(configured);
  return address.protocol === "https:" || address.protocol === "http:" ? address.href : undefined;
}
