/**
 * Takes localStorage, sessionStorage and cookies from this document, as a browser does that blocks them. storage.ts then
 * keeps values in memory until the page is closed, and nothing of a session can be read.
 */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  const refused = { configurable: true, get: refuse, set: refuse };
  Object.defineProperties(window, { localStorage: refused, sessionStorage: refused });
  Object.defineProperty(document, "cookie", refused);
}
