import { ms, report } from "./figures.ts";
import { lines, postings, seedLines } from "./seed/wallet-seed.ts";
import { type Compared, sideBySide } from "./side-by-side.ts";
import { signIn } from "./sign-up.ts";

interface Setting {
  ours: number;
  bare: number;
  databaseUrl: string;
  duration: number;
}

const PAGE = 20;
const last = lines / PAGE;

const ratioText = (ratio: number, { ours, bare }: Compared): string =>
  `${ratio.toFixed(1)} × (${ms(ours.p99)} to ${ms(bare.p99)}; p50 ${ms(ours.p50)} to ${ms(bare.p50)})`;

/**
 * The lines of a wallet with a long history, compared with the rows they are made of; and its last page with
 * its first.
 */
export async function measureWallet({ ours, bare, databaseUrl, duration }: Setting): Promise<void> {
  const userId = await seedLines(databaseUrl);
  const headers = { authorization: `Bearer ${await signIn(ours)}` };
  const list = (more = "") => ({
    connections: 1,
    duration,
    port: ours,
    headers,
    path: () => `/api/marketplace-solopreneur/payment/transactions?page_size=${PAGE}${more}`,
  });
  const ofFigure = (more = "") => ({
    ...list(),
    path: () => `/api/marketplace-solopreneur/user/wallet/rows?figure=pending&page_size=${PAGE}${more}`,
  });
  const rows = { connections: 1, duration, port: bare, path: () => `/lines?user=${userId}&limit=${PAGE}` };
  const past = `${postings.toLocaleString("en")} postings`;

  const first = await sideBySide(list(), rows);
  const beside = first.ours.p99 / first.bare.p99;
  report({
    what: `transactions, ${past}, p99`,
    measured: ratioText(beside, first),
    wanted: "≤ 5 × its bare SQL",
    met: beside <= 5,
  });
  const deep = await sideBySide(list(`&page=${last}`), list());
  const deeper = deep.ours.p50 / deep.bare.p50;
  report({
    what: `transactions, page ${last.toLocaleString("en")} to page 1, p50`,
    measured: ratioText(deeper, deep),
    wanted: "≤ 1.2 × page 1",
    met: deeper <= 1.2,
  });
  const figure = await sideBySide(ofFigure(`&page=${last}`), list());
  const further = figure.ours.p50 / figure.bare.p50;
  report({
    what: "a figure's rows, that page, to transactions, p50",
    measured: ratioText(further, figure),
    wanted: "≤ 1.2 × their page 1",
    met: further <= 1.2,
  });
}
