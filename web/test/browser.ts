// What jsdom leaves out and screens ask for.
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { WAIT } from "../../scripts/patience.mjs";

// A busy machine may take seconds for what a quiet one does at once; a wait ends as soon as it can.
configure({ asyncUtilTimeout: WAIT });

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
