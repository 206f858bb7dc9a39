import pg from "pg";

type Answer = "ours" | "foreign" | "not yet" | "absent" | "silent";

/**
 * Tries to log in as the owner to the server on `port`. Returns "ours" if it accepts our password and serves
 * `cluster`, "foreign" if it is another server, "not yet" while it starts or stops, "absent" if nothing
 * listens, "silent" if it does not respond.
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
