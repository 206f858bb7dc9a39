import { parseArgs } from "node:util";
import { listMessages, type StoredMessage } from "@solodesk/server/features/support/list-messages.ts";
import { CliError } from "./cli-error.ts";
import { openDesk } from "./open-desk.ts";
import { messageOf, print, say } from "./print.ts";
import { lines, oneLine, safeJson } from "./terminal-text.ts";

const MOST = 1000;

interface Options {
  limit: number;
  json: boolean;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { limit: { type: "string", default: "20" }, json: { type: "boolean", default: false } },
    }).values;
  } catch (error) {
    throw new CliError(`${messageOf(error)}; see: solo help`);
  }
}

/** Throws CliError. */
export function readMessagesOptions(args: string[]): Options {
  const { limit, json } = parse(args);
  if (!/^[1-9]\d{0,3}$/.test(limit) || Number(limit) > MOST) {
    throw new CliError(`--limit ${limit} is not usable: write a whole number from 1 to ${MOST}.`);
  }
  return { limit: Number(limit), json };
}

/** As a person reads them. */
export function describeMessages(messages: readonly StoredMessage[], total: number): string {
  if (total === 0) return "No messages yet.";
  const shown = messages.map(({ name, email, subject, message, sentAt }) =>
    [
      `${sentAt.toISOString().slice(0, 16).replace("T", " ")} UTC  ${oneLine(name)} <${oneLine(email)}>`,
      `  ${oneLine(subject)}`,
      "",
      lines(message, "    "),
      "",
    ].join("\n"),
  );
  const older = total - messages.length;
  const rest = older > 0 ? [`${older.toLocaleString("en")} older: --limit, at most ${MOST}`] : [];
  return [...shown, ...rest].join("\n");
}

/** As a program reads them: what was sent, unchanged. */
export const jsonOf = (messages: readonly StoredMessage[]): string =>
  safeJson(messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt.toISOString() })));

export async function messagesCommand(args: string[]): Promise<number> {
  const { limit, json } = readMessagesOptions(args);
  const { deps, close } = await openDesk(say);
  try {
    const { messages, total } = await listMessages(deps, limit);
    print(json ? jsonOf(messages) : describeMessages(messages, total));
    return 0;
  } finally {
    await close();
  }
}
