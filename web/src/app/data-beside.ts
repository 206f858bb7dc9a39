import type { LoaderFunctionArgs } from "react-router";

/** Starts loading a page's data in parallel with its chunk; never delays the navigation. */
export function dataBeside({ request }: Pick<LoaderFunctionArgs, "request">): null {
  void ask(new URL(request.url));
  return null;
}

async function ask(address: URL): Promise<void> {
  try {
    const { askFor } = await import("./screen-data.ts");
    await askFor(address);
  } catch {
    // These modules are part of the shell's script: without it there is no screen either, and the router
    // reports that.
  }
}
