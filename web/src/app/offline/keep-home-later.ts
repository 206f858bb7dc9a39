/** Loads what keeps Home when the page has had time to show; the first view doesn't need it. */
export function keepHomeLater(): void {
  setTimeout(() => {
    import("./kept-home.ts").then(
      ({ keepHome }) => keepHome(),
      // Home then needs a connection, as before.
      () => undefined,
    );
  }, 500);
}
