import { pino, type Logger } from "pino";
import type { Config } from "./config.ts";

// Nothing logs bodies or headers; these paths are the second fence, should a line ever carry one.
const secret = ["password", "newPassword", "currentPassword", "token", "refreshToken", "authorization", "cookie"];

export const buildLog = ({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">): Logger =>
  pino({ level: LOG_LEVEL, redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], remove: true } });
