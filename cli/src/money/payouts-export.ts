import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import {
  type BatchLine,
  exportBatch,
} from "@solodesk/server/features/selling/payouts/settle/export-batch.ts";
import { csvLines } from "@solodesk/server/kernel/files/csv-lines.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { messageOf, print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";

/** Readable only by the user that runs the installation. */
const PRIVATE = 0o600;

type Bank = Partial<Extract<NewDestination, { kind: "bank" }>>;
const bank = (read: (account: Bank) => string | undefined) => (line: BatchLine) =>
  (line.destination.kind === "bank" && read(line.destination)) || "";

/**
 * Spreadsheets drop a number's leading zeros and its digits after the 15th, and take some numbers for dates.
 * A cell that begins with an apostrophe is text to all of them, and a formula to none.
 */
const asText = (number: string | undefined): string | undefined =>
  number === undefined ? undefined : `'${number}`;

const columns: Record<string, (line: BatchLine) => string> = {
  payout: ({ payout }) => payout.id,
  requested_at: ({ payout }) => payout.requestedAt.toISOString(),
  amount: ({ payout }) => toDecimal(payout).toFixed(minorDigits(payout.currency)),
  currency: ({ payout }) => payout.currency,
  kind: ({ destination }) => destination.kind,
  holder: bank(({ holder }) => holder),
  country: bank(({ country }) => country),
  iban: bank(({ iban }) => iban),
  routing_number: bank(({ routing_number }) => asText(routing_number)),
  account_number: bank(({ account_number }) => asText(account_number)),
  paypal_email: ({ destination }) => (destination.kind === "paypal" ? destination.email : ""),
};

const hasNumbers = ({ destination }: BatchLine): boolean =>
  destination.kind === "bank" && destination.account_number !== undefined;

async function* inOneGo(lines: readonly BatchLine[]) {
  yield lines;
}

/** Throws CliError. */
export function readPayoutsExportOptions(args: string[]): { file: string; again: boolean } {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { again: { type: "boolean", default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CliError("Specify one file: solo payouts export FILE.csv");
  if (existsSync(file))
    throw new CliError(`${file} already exists, and its payouts may already be paid: choose another file.`);
  return { file, again: values.again };
}

/** Exports the waiting payouts and hands them to the operator, who pays each and records it. */
export async function exportPayoutsCommand(args: string[]): Promise<number> {
  const { file, again } = readPayoutsExportOptions(args);
  const { deps, close } = await openInstallation(say);
  // A random name, so that nobody can have put a link there.
  const draft = `${file}.${randomUUID()}.part`;
  const write = async (lines: readonly BatchLine[]) => {
    try {
      await writeFile(draft, csvLines(Object.entries(columns), inOneGo(lines)), {
        mode: PRIVATE,
        flush: true,
      });
    } catch (error) {
      throw new CliError(`${file} cannot be written (${messageOf(error)}).`);
    }
  };
  try {
    const { lines, unreadable } = await exportBatch(deps, write, { again });
    if (lines.length > 0) await rename(draft, file);
    for (const { id } of unreadable)
      say(
        `${id} is left out: its destination cannot be decrypted, because SECRET_KEY (or secret.key) is not the one it was stored with.`,
      );
    print(
      lines.length === 0
        ? "No payouts are waiting."
        : `${lines.length} payouts written to ${file}. Pay them, then record each one: solo payouts pay ID --reference …`,
    );
    if (lines.some(hasNumbers))
      say(
        "The ' before routing and account numbers is not part of them: it keeps their leading zeros in a spreadsheet.",
      );
    return unreadable.length === 0 ? 0 : 1;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await close();
  }
}
