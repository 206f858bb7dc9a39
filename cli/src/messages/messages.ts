import {
  listMessages,
  type StoredMessage,
} from "@solodesk/server/features/platform/support/list-messages.ts";
import { openInstallation } from "../open-installation.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { MOST_SHOWN, readLimit } from "../terminal/read-limit.ts";
import { lines, oneLine, safeJson } from "../terminal/terminal-text.ts";
import { removeMessagesCommand } from "./messages-remove.ts";

interface Options {
  limit: number;
  json: boolean;
}

/** Throws CliError. */
export function readMessagesOptions(args: string[]): Options {
  const { limit, json } = readArgs({
    args,
    options: { limit: { type: "string", default: "20" }, json: { type: "boolean", default: false } },
  }).values;
  return { limit: readLimit(limit), json };
}

/** Formats the messages for people. */
export function describeMessages(messages: readonly StoredMessage[], total: number): string {
  if (total === 0) return "No messages yet.";
  const shown = messages.map(({ id, name, email, subject, message, sentAt }) =>
    [
      `${sentAt.toISOString().slice(0, 16).replace("T", " ")} UTC  ${oneLine(name)} <${oneLine(email)}>`,
      `  ${oneLine(subject)}`,
      `  ${id}`,
      "",
      lines(message, "    "),
      "",
    ].join("\n"),
  );
  const older = total - messages.length;
  const rest =
    older > 0 ? [`${older.toLocaleString("en")} older not shown: use --limit, at most ${MOST_SHOWN}`] : [];
  return [...shown, ...rest].join("\n");
}

/** Formats the messages for programs: as they were sent, unchanged. */
export const jsonOf = (messages: readonly StoredMessage[]): string =>
  safeJson(messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt.toISOString() })));

export async function messagesCommand(args: string[]): Promise<number> {
  if (args[0] === "remove") return removeMessagesCommand(args.slice(1));
  const { limit, json } = readMessagesOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const { messages, total } = await listMessages(deps, { limit });
    print(json ? jsonOf(messages) : describeMessages(messages, total));
    return 0;
  } finally {
    await close();
  }
}
