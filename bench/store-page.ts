import { report } from "./figures.ts";
import { storeName } from "./seed-store.ts";
import { sideBySide } from "./side-by-side.ts";

interface Setting {
  ours: number;
  bare: number;
  duration: number;
}

/** A visit of a store page, packed as browsers ask for it, against reading the rows it is made of. */
export async function measureStorePage({ ours, bare, duration }: Setting): Promise<void> {
  const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };
  for (const connections of [1, 16, 64]) {
    const common = { connections, duration };
    const compared = await sideBySide(
      { ...common, port: ours, headers, path: () => `/store/${storeName}` },
      { ...common, port: bare, path: () => `/store?name=${storeName}` },
    );
    // One client waits for the way there and back, in both cases; only several show what a server can do.
    const wanted = connections === 1 ? 1.5 : 3;
    const rates = `${Math.round(compared.ours.rate)}/s to ${Math.round(compared.bare.rate)}/s`;
    report({
      what: `store page, ${connections} connections`,
      measured: `${compared.share.toFixed(1)} × bare (${rates})`,
      wanted: `≥ ${wanted} × bare${connections === 1 ? "" : " (aim 5 ×)"}`,
      met: compared.share >= wanted,
    });
  }
}
