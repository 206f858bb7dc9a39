import { ms, percent, report } from "./figures.ts";
import type { Load } from "./load.ts";
import { sideBySide } from "./side-by-side.ts";

interface Setting {
  ours: number;
  bare: number;
  token: string;
  /** Products in the table. */
  size: number;
  duration: number;
}

const M = "/api/marketplace-solopreneur";
const typed = [
  "cotton",
  "notebok",
  "brass lamp",
  "SKU-0000042",
  "cand",
  "warm wool blanket",
  "kettel",
  "pale",
];

type Paths = [ours: (n: number) => string, bare: (n: number) => string];

async function compare(
  { ours, bare, token, duration }: Setting,
  connections: number,
  [oursPath, barePath]: Paths,
) {
  const common = { connections, duration };
  const mine: Load = { ...common, port: ours, path: oursPath, headers: { authorization: `Bearer ${token}` } };
  return sideBySide(mine, { ...common, port: bare, path: barePath });
}

const rates = ({ ours, bare }: Awaited<ReturnType<typeof compare>>) =>
  `${Math.round(ours.rate)}/s of ${Math.round(bare.rate)}/s`;

async function measureList(setting: Setting): Promise<void> {
  // Sellers start at the front, so only the first 50 pages are read.
  const page = (n: number) => 1 + ((n * 7) % Math.min(50, setting.size / 100));
  const paths: Paths = [(n) => `${M}/products/all?page=${page(n)}`, (n) => `/list?page=${page(n)}`];
  for (const connections of [1, 16, 64]) {
    const compared = await compare(setting, connections, paths);
    report({
      what: `products/all, ${connections} connections`,
      measured: `${percent(compared.share)} (${rates(compared)})`,
      wanted: "≥ 65 % of bare (aim 75 %)",
      met: compared.share >= 0.65,
    });
  }
}

async function measureSearch(setting: Setting): Promise<void> {
  const q = (n: number) => encodeURIComponent(typed[n % typed.length] ?? "");
  const paths: Paths = [(n) => `${M}/products/search?q=${q(n)}`, (n) => `/search?q=${q(n)}`];
  for (const connections of [1, 16]) {
    const compared = await compare(setting, connections, paths);
    const ratio = compared.ours.p50 / compared.bare.p50;
    report({
      what: `products/search, ${connections} connections`,
      measured: `${percent(compared.share)} (${rates(compared)})`,
      wanted: "≥ 65 % of bare (aim 80 %)",
      met: compared.share >= 0.65,
    });
    report({
      what: `products/search, p50, ${connections} connections`,
      measured: `${ratio.toFixed(2)} × (${ms(compared.ours.p50)} to ${ms(compared.bare.p50)})`,
      wanted: "≤ 2 × bare",
      met: ratio <= 2,
    });
  }
}

async function measureOne(setting: Setting): Promise<void> {
  const id = (n: number) =>
    `01900000-0000-7000-8000-${((n * 13) % setting.size).toString(16).padStart(12, "0")}`;
  const paths: Paths = [(n) => `${M}/products/${id(n)}`, (n) => `/product?id=${id(n)}`];
  const compared = await compare(setting, 16, paths);
  report({
    what: "one product, 16 connections",
    measured: `${percent(compared.share)} (${rates(compared)})`,
    wanted: "≥ 50 % of bare",
    met: compared.share >= 0.5,
  });
}

export async function measureCatalogue(setting: Setting): Promise<void> {
  await measureList(setting);
  await measureSearch(setting);
  await measureOne(setting);
}
