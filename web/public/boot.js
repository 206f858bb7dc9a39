// Runs before the first paint and before any other request. It is written for the browser as it is.
(() => {
  // Forms check themselves with zod, which would otherwise try `new Function` once; the policy reports that.
  globalThis.__zod_globalConfig = { jitless: true };

  // A sign-in token must leave the address before anything could copy it from there.
  const address = new URL(location.href);
  const token = address.searchParams.get("token");
  if (token !== null) {
    address.searchParams.delete("token");
    // The whole address: a path of two slashes would be another host.
    history.replaceState(null, "", address.href);
    // A store page signs nobody in.
    if (token !== "" && !address.pathname.startsWith("/store/")) globalThis.__linkToken = token;
  }

  // A page that the server wrote shows its buttons before its script can answer them: takeOver presses them again.
  document.addEventListener("click", (event) => {
    const control = event.target.closest("[data-asleep] :is(button:enabled, a[aria-haspopup])");
    if (!control) return;
    if (control.localName === "a") {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
    }
    control.dataset.waiting = Number(control.dataset.waiting ?? 0) + 1;
  });

  // A store's page has its seller's theme, every other page the one chosen on this device.
  let mode = document.documentElement.dataset.theme ?? null;
  try {
    mode ??= localStorage.getItem("theme-mode");
  } catch {
    // Storage may be switched off; the default theme is fine then.
  }
  const light =
    mode === "light" || (mode === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.className = light ? "light" : "dark";
})();
