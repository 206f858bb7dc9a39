import type { LoaderFunctionArgs } from "react-router";

/** Starts the data of a page beside its chunk and never holds the navigation up. */
export function dataBeside({ request }: Pick<LoaderFunctionArgs, "request">): null {
  void ask(new URL(request.url));
  return null;
}

async function ask(address: URL): Promise<void> {
  try {
    const { askFor } = await import("./screen-data.ts");
    askFor(address);
  } catch {
    // It is part of the shell's script: without it there is no screen either, and the router says so.
  }
}
