/** The configured address of the support chat; `undefined` unless it is http or https. */
export function chatLink(configured: string | null | undefined): string | undefined {
  if (!configured || !URL.canParse(configured)) return undefined;
  const address = new URL(configured);
  return address.protocol === "https:" || address.protocol === "http:" ? address.href : undefined;
}
