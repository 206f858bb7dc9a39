// What is asked of a CalDAV server, as XML.

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const document = (name: string, inner: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><${name} xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${inner}</${name}>`;

const propfind = (...properties: string[]): string =>
  document("d:propfind", `<d:prop>${properties.map((name) => `<${name}/>`).join("")}</d:prop>`);

export const principalQuery = propfind("d:current-user-principal");
export const homeQuery = propfind("c:calendar-home-set");
export const calendarsQuery = propfind(
  "d:resourcetype",
  "d:displayname",
  "d:current-user-privilege-set",
  "c:supported-calendar-component-set",
);
export const etagsQuery = propfind("d:getetag", "d:resourcetype");

/** RFC 6578. An empty token asks for everything. */
export const changesQuery = (token: string | undefined): string =>
  document(
    "d:sync-collection",
    `<d:sync-token>${escaped(token ?? "")}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop>`,
  );

export const eventsQuery = (hrefs: readonly string[]): string =>
  document(
    "c:calendar-multiget",
    `<d:prop><d:getetag/><c:calendar-data/></d:prop>${hrefs.map((href) => `<d:href>${escaped(href)}</d:href>`).join("")}`,
  );
