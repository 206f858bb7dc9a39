import pg from "pg";
import { StartError } from "../config/start-error.ts";
import { seconds } from "../time/clock.ts";

interface Wanted {
  url: string;
  /** The setting or option that holds the address, for error messages. */
  setting?: "DATABASE_URL" | "DATABASE_APP_URL" | "--to";
  /** The connection's application_name in PostgreSQL. */
  name: string;
  /** Timeout of each statement in milliseconds. If unset: none. */
  patience?: number;
}

const REFUSED_LOGIN = new Set(["28P01", "28000"]);
const NO_SUCH_DATABASE = "3D000";

/** Opens a single connection outside the pool. Throws StartError, whose message never shows the password. */
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
  // A connection that breaks later fails its query; without a listener the event would end the process.
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
  // If the host name has several addresses, the message is empty and only the code is useful.
  const message = error instanceof Error ? error.message : "";
  const reason = message || code || "no answer";
  return `${server} cannot be reached (${reason}): check that it runs and that ${setting} names it.`;
}
