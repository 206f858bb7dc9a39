/** The protocol between application and supervisor: an order on the command line, messages back. */
import { parseArgs } from "node:util";
import { formatRunAs, parseRunAs, type RunAs } from "./run-as.ts";

export type SupervisorOrder = {
  dataDir: string;
  postgres: string;
  pgCtl: string;
  runAs: RunAs;
  durable: boolean;
  /** The port to start on; undefined for any free port. */
  port: number | undefined;
};

export type SupervisorMessage =
  | { type: "ready"; port: number; adopted: boolean }
  | { type: "log"; text: string }
  | { type: "progress"; text: string }
  | { type: "failed"; text: string };

export function formatOrder(order: SupervisorOrder): string[] {
  return [
    `--data-dir=${order.dataDir}`,
    `--postgres=${order.postgres}`,
    `--pg-ctl=${order.pgCtl}`,
    `--run-as=${formatRunAs(order.runAs)}`,
    `--port=${order.port ?? ""}`,
    ...(order.durable ? [] : ["--not-durable"]),
  ];
}

export function parseOrder(args: string[]): SupervisorOrder {
  const { values } = parseArgs({
    args,
    options: {
      "data-dir": { type: "string", default: "" },
      postgres: { type: "string", default: "" },
      "pg-ctl": { type: "string", default: "" },
      "run-as": { type: "string", default: "self" },
      port: { type: "string", default: "" },
      "not-durable": { type: "boolean", default: false },
    },
  });
  return {
    dataDir: values["data-dir"],
    postgres: values.postgres,
    pgCtl: values["pg-ctl"],
    runAs: parseRunAs(values["run-as"]),
    durable: !values["not-durable"],
    port: Number(values.port) || undefined,
  };
}

export function isSupervisorMessage(message: unknown): message is SupervisorMessage {
  if (typeof message !== "object" || message === null || !("type" in message)) return false;
  if (message.type === "ready") return "port" in message && typeof message.port === "number";
  return "text" in message && typeof message.text === "string";
}
