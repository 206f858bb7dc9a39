export const focusHeading = (): void =>
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
