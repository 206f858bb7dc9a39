import { notify } from "./notify.ts";

/** Puts an address of this site on the clipboard, which plain http and some visitors close; answers whether it is there. */
export async function copyAddress(path: string): Promise<boolean> {
  const address = `${location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(address);
    notify({ type: "success", title: "Link copied" });
    return true;
  } catch {
    notify({ type: "warning", title: "Copying is blocked", description: `Copy it from here: ${address}` });
    return false;
  }
}
