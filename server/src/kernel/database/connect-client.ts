import pg from "pg";
import { StartError } from "../config/start-error.ts";
import { seconds } from "../time/clock.ts";

interface Wanted {
  url: string;
  /** The setting the address came from. */
  setting?: "DATABASE_URL" | "DATABASE_APP_URL";
  /** How the connection is called in the database's own lists. */
  name: string;
  /** Milliseconds that a statement is waited for at most; unset: for ever. */
  patience?: number;
}

const REFUSED_LOGIN = new Set(["28P01", "28000"]);
const NO_SUCH_DATABASE = "3D000";

/** One connection of its own, for the time before the pool. Throws StartError, which never shows the password. */
export async function connectClient({
  url,
  setting = "DATABASE_URL",
  name,
  patience,
}: Wanted): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: seconds(8),
    query_timeout: patience,
  });
  // A connection that breaks later fails the query that waits for it; alone it would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartError(sentence(new URL(url), setting, error), { cause: error });
  }
}

function sentence({ hostname, port, username, pathname }: URL, setting: string, error: unknown): string {
  const server = `PostgreSQL at ${hostname || "localhost"}:${port || "5432"}`;
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  if (code !== undefined && REFUSED_LOGIN.has(code))
    return `${server} does not let the user "${decodeURIComponent(username)}" in: check user and password in ${setting}.`;
  if (code === NO_SUCH_DATABASE)
    return `${server} has no database "${decodeURIComponent(pathname.slice(1))}": create it, or name another in ${setting}.`;
  // With several addresses behind one name the message is empty and the code says it all.
  const message = error instanceof Error ? error.message : "";
  const reason = message || code || "no answer";
  return `${server} cannot be reached (${reason}): check that it runs and that ${setting} names it.`;
}
