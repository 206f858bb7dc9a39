import pg from "pg";

type Answer = "ours" | "foreign" | "not yet" | "absent" | "silent";

/**
 * What a login as the owner says of the server on `port`: "ours" when it takes our password and serves `cluster`,
 * "foreign" when it is another one, "not yet" while it starts or stops, "absent" when nobody listens, "silent" when
 * nothing comes back.
 */
export async function tryLogin(cluster: string, port: number, password: string): Promise<Answer> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "solodesk",
    password,
    database: "postgres",
    connectionTimeoutMillis: 1500,
    query_timeout: 1500,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === cluster ? "ours" : "foreign";
  } catch (error) {
    return judge(error);
  } finally {
    client.end().catch(() => undefined);
  }
}

function judge(error: unknown): Answer {
  if (!(error instanceof Error)) return "foreign";
  const code = "code" in error ? error.code : undefined;
  const cannotConnectNow = "57P03";
  const tooManyConnections = "53300";
  if (code === cannotConnectNow || code === tooManyConnections) return "not yet";
  if (code === "ECONNREFUSED") return "absent";
  return /timeout/i.test(error.message) ? "silent" : "foreign";
}
