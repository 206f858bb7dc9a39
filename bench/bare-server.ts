// What the same rows cost at least: node:http, pg, one prepared statement, JSON.stringify. Nothing else.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";

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

function queryOf(url: URL): pg.QueryConfig {
  if (url.pathname === "/list")
    return { ...list, values: [(Number(url.searchParams.get("page")) - 1) * 100] };
  if (url.pathname === "/search") return { ...search, values: [url.searchParams.get("q")] };
  return { ...product, values: [url.searchParams.get("id")] };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(queryOf(new URL(request.url ?? "/", "http://bare")));
  const body = JSON.stringify({ products: rows });
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
