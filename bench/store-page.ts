import { percent, report } from "./figures.ts";
import { storeName } from "./seed/seed-store.ts";
import { sideBySide } from "./side-by-side.ts";

interface Setting {
  ours: number;
  bare: number;
  duration: number;
}

const page = `/store/${storeName}`;
/** Compressed as browsers ask for it. */
const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };

/** A visit of a store page, compared with reading its rows, and with the least that any such page costs. */
export async function measureStorePage({ ours, bare, duration }: Setting): Promise<void> {
  const { headers: answered } = await fetch(`http://127.0.0.1:${ours}${page}`, { headers });
  const least = `/constant?name=${storeName}&bytes=${answered.get("content-length")}`;
  for (const connections of [1, 16, 64]) {
    const common = { connections, duration };
    const visit = { ...common, port: ours, headers, path: () => page };
    const rows = { ...common, port: bare, path: () => `/store?name=${storeName}` };
    const compared = await sideBySide(visit, rows);
    // One client waits for the round trip in both cases; only several show what a server can do.
    const wanted = connections === 1 ? 1.5 : 3;
    const rates = `${Math.round(compared.ours.rate)}/s to ${Math.round(compared.bare.rate)}/s`;
    report({
      what: `store page, ${connections} connections`,
      measured: `${compared.share.toFixed(1)} × bare (${rates})`,
      wanted: `≥ ${wanted} × bare${connections === 1 ? "" : " (aim 5 ×)"}`,
      met: compared.share >= wanted,
    });
    const { share, bare: floor } = await sideBySide(visit, { ...common, port: bare, path: () => least });
    report({
      what: `the same beside its version and a constant`,
      measured: `${percent(share)} (of ${Math.round(floor.rate)}/s)`,
      wanted: "told, not judged",
      met: true,
    });
  }
}
