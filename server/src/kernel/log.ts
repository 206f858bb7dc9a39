import { type DestinationStream, type Logger, pino } from "pino";
import { z } from "zod";
import type { Config } from "./config/config.ts";

// Nothing logs bodies or headers. Redacting these fields is a second line of defence.
const secret = [
  "password",
  "newPassword",
  "currentPassword",
  "token",
  "refreshToken",
  "authorization",
  "cookie",
];

/** Covers two levels of nesting: @fastify/multipart logs headers that deep at trace level. */
const secretPaths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const Line = z.looseObject({ time: z.number(), level: z.number(), msg: z.string().optional() });
const hidden = new Set(["time", "level", "msg", "pid", "hostname", "request_id"]);

/** Control characters in a requested path could move the cursor, set the window title or fake a log line. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const escaped = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** Formats one log line for a terminal. When stdout is not a terminal, the JSON is written unchanged. */
export function readable(json: string): string {
  const { time, level, msg = "", ...rest } = Line.parse(JSON.parse(json));
  const facts = Object.entries(rest)
    .filter(([name]) => !hidden.has(name))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const clock = new Date(time).toISOString().slice(11, 19);
  const line = [clock, pino.levels.labels[level] ?? "", msg, ...facts].filter(Boolean).join(" ");
  return line.replace(control, escaped);
}

const terminal: DestinationStream = { write: (json) => process.stdout.write(`${readable(json)}\n`) };

const standardOutput = () => (process.stdout.isTTY ? terminal : pino.destination({ fd: 1, sync: false }));

export const buildLog = (
  { LOG_LEVEL }: Pick<Config, "LOG_LEVEL">,
  sink: DestinationStream = standardOutput(),
): Logger => pino({ level: LOG_LEVEL, redact: { paths: secretPaths, remove: true } }, sink);
