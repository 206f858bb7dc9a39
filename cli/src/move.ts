import { readConfig } from "@solodesk/server/kernel/config/config.ts";
import { postgresUrl } from "@solodesk/server/kernel/config/database-settings.ts";
import { buildLog } from "@solodesk/server/kernel/log.ts";
import { moveDatabase } from "@solodesk/server/move-database.ts";
import { DataDirInUse } from "@solodesk/server/postgres/data-dir-lock.ts";
import { askSecret } from "./terminal/ask-secret.ts";
import { CliError } from "./terminal/cli-error.ts";
import { print, say } from "./terminal/print.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { readArgs } from "./terminal/read-args.ts";
import { terminal } from "./terminal/terminal.ts";

/** How long to keep the old database, in days: a month's books are closed by then. */
const KEPT = 30;

/** Runs `solo move`: copies the installation into another PostgreSQL. Throws CliError. */
export async function moveCommand(args: string[]): Promise<number> {
  const { values } = readArgs({ args, options: { to: { type: "string" } } });
  const to = postgresUrl.safeParse(values.to);
  if (!to.success)
    throw new CliError("Name the new database: solo move --to postgresql://owner@host:5432/solodesk");
  const config = readConfig(terminal().env);
  const address = await withPassword(to.data);
  const bar = progressBar();
  try {
    const { tables, rows, faults } = await moveDatabase({
      config,
      log: buildLog({ LOG_LEVEL: "silent" }),
      to: address,
      say,
      progress: bar.show,
    });
    bar.end();
    print(`Moved ${rows.toLocaleString("en")} rows in ${tables} tables. Both databases have the same rows.`);
    print(
      faults.length === 0
        ? "All checks of the books pass in the new one."
        : `The checks of the books find ${faults.length} faults in both: run solo ledger check.`,
    );
    print(nextSteps(config));
    return 0;
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    throw new CliError(`Solodesk is running on ${config.DATA_DIR}: stop it, then move. Nothing was changed.`);
  } finally {
    bar.end();
  }
}

/** A password in the command would be seen in the list of processes and kept in the shell's history. */
async function withPassword(to: string): Promise<string> {
  const address = new URL(to);
  if (address.username === "" || address.password !== "") return to;
  const { PGPASSWORD } = terminal().env;
  const user = decodeURIComponent(address.username);
  address.password = encodeURIComponent(
    PGPASSWORD ?? (await askSecret(`Password of "${user}" at ${address.host}`, "PGPASSWORD")),
  );
  return address.href;
}

function nextSteps({ DATABASE_URL, DATA_DIR, BACKUP_TO }: ReturnType<typeof readConfig>): string {
  const old = DATABASE_URL === undefined ? `${DATA_DIR}/postgres` : "the database that DATABASE_URL named";
  const steps = [
    "Set DATABASE_URL in .env to the address of --to, with the password.",
    ...(BACKUP_TO === undefined
      ? []
      : [
          "Unset BACKUP_TO, which is for the embedded database; docs/operate/backup.md shows how to back up the new one.",
        ]),
    `Keep DATA_DIR=${DATA_DIR}: it holds the pictures and secret.key.`,
    "Start Solodesk: npm start",
  ];
  return `
Next:
${steps.map((step, n) => `  ${n + 1}. ${step}`).join("\n")}

The old database is unchanged in ${old}. Do not start Solodesk on it again, except to go back. Remove it once the
new one has worked for ${KEPT} days.`;
}
