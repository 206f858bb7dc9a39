// The least the same rows cost: node:http, pg, one prepared statement, JSON.stringify. Nothing else.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pageVersionStatement } from "@solodesk/server/features/catalog/storefront/page-version.repository.ts";
import { reportStatement } from "@solodesk/server/features/marketing/ads/report.repository.ts";
import pg from "pg";
import { YEAR } from "../seed/seed-ads.ts";

const [, , databaseUrl] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const columns =
  "p.id, p.sku, p.name, p.description, p.category, p.brand, p.image_url, p.price, p.wholesale_price, p.stock";

const list = {
  name: "bare-list",
  text: `SELECT ${columns} FROM products p ORDER BY id LIMIT 100 OFFSET $1`,
};
const search = {
  name: "bare-search",
  text: `SELECT f.total, ${columns} FROM search_products($1, NULL, 100, 0) f, unnest(f.ids) WITH ORDINALITY AS u (id, place)
    JOIN products p ON p.id = u.id ORDER BY u.place`,
};
const product = { name: "bare-product", text: `SELECT ${columns} FROM products p WHERE id = $1` };
const store = {
  name: "bare-store",
  text: `SELECT s.* FROM website_urls u JOIN stores s ON s.id = u.store_id WHERE u.website_url = $1 AND s.published`,
};
const shelf = {
  name: "bare-shelf",
  text: `SELECT ${columns}, l.id AS listing_id, l.list_price, l.active, l.added_at FROM listings l
    JOIN products p ON p.id = l.product_id WHERE l.store_id = $1 AND l.active ORDER BY l.id LIMIT 100`,
};
const services = {
  name: "bare-services",
  text: `SELECT * FROM services WHERE store_id = $1 AND active AND archived_at IS NULL ORDER BY id`,
};
const busy = {
  name: "bare-busy",
  text: `SELECT lower(busy), upper(busy), sum(seats)::int FROM appointments WHERE store_id = $1
      AND status IN ('Pending', 'Confirmed') AND busy && tstzrange($2, $3) GROUP BY busy
    UNION ALL SELECT lower(one), upper(one), NULL
    FROM calendar_sources, unnest(busy * tstzmultirange(tstzrange($2, $3))) one WHERE store_id = $1`,
};
const lines = {
  name: "bare-lines",
  text: `SELECT p.id, p.line, p.at, p.type, p.amount, p.wallet_after, p.came_in, p.source_id, t.description, t.order_number
    FROM postings p JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE p.user_id = $1 AND p.line IS NOT NULL ORDER BY p.line DESC LIMIT $2`,
};

const ads = { text: reportStatement, rowMode: "array" } as const;
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
/** The days begin and end by the clock of New York; there is no filter. */
const adsOf = (id: string | null) => {
  const before = yearBefore(YEAR.from);
  const moments = [`${before}T04:00:00Z`, `${YEAR.to}T24:00:00Z`, `${YEAR.from}T04:00:00Z`];
  return [id, "America/New_York", before, YEAR.from, YEAR.to, ...moments, null, null, null, null];
};

function queryOf(url: URL): pg.QueryConfig {
  if (url.pathname === "/list")
    return { ...list, values: [(Number(url.searchParams.get("page")) - 1) * 100] };
  if (url.pathname === "/search") return { ...search, values: [url.searchParams.get("q")] };
  if (url.pathname === "/busy") {
    const { store: id, from, to } = Object.fromEntries(url.searchParams);
    return { ...busy, values: [id, from, `${to}T24:00:00Z`] };
  }
  if (url.pathname === "/ads") return { ...ads, values: adsOf(url.searchParams.get("store")) };
  if (url.pathname === "/lines")
    return { ...lines, values: [url.searchParams.get("user"), url.searchParams.get("limit")] };
  return { ...product, values: [url.searchParams.get("id")] };
}

/** The least a page costs that is never out of date: one query for its version, and sending as many bytes. */
async function sendConstant(url: URL, response: ServerResponse): Promise<void> {
  const { name, bytes } = Object.fromEntries(url.searchParams);
  await pool.query({ name: "bare-version", text: pageVersionStatement, values: [name, 100] });
  response.writeHead(200, { "content-type": "text/html", "content-length": bytes });
  response.end(Buffer.alloc(Number(bytes), "."));
}

async function storefront(name: string | null): Promise<object> {
  const { rows } = await pool.query({ ...store, values: [name] });
  const values = [rows[0].id];
  const [listed, offered] = await Promise.all([
    pool.query({ ...shelf, values }),
    pool.query({ ...services, values }),
  ]);
  return { store: rows[0], products: listed.rows, services: offered.rows };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://bare");
  if (url.pathname === "/constant") return sendConstant(url, response);
  const data =
    url.pathname === "/store"
      ? await storefront(url.searchParams.get("name"))
      : { products: (await pool.query(queryOf(url))).rows };
  const body = JSON.stringify(data);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
