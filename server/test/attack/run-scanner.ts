import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AttackTarget } from "./attack-target.ts";

export interface Verdict {
  /** What it did and said, a line each. */
  said: string[];
  /** What somebody has to look at. */
  findings: string[];
}

export interface Scanner {
  name: string;
  /** The program, and what makes it say its version. Without one, it is a package of this project. */
  program?: [name: string, ...args: string[]];
  run(target: AttackTarget): Promise<Verdict>;
}

/** Whole outputs go here, a file for each run. */
export const SCANS = join(import.meta.dirname, "../../../.cache/attack");

/** The last line that has a version in it; undefined if the program is not installed. */
export function versionOf([name, ...args]: NonNullable<Scanner["program"]>): string | undefined {
  const { error, stdout, stderr } = spawnSync(name, args, { encoding: "utf8" });
  if (error) return undefined;
  return /\d+(\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? "of an unknown version";
}

interface Run {
  /** Ends it after so many seconds. */
  most: number;
  /** The file that it writes; one of an earlier run is removed first. */
  report?: string;
}

interface Ran {
  output: string;
  isCut: boolean;
  /** Why it did not do its work; undefined if it did. */
  fault: string | undefined;
}

/** Runs a program and returns all that it printed, which is kept in SCANS as `kept`. */
export async function runScanner(
  kept: string,
  [name, ...args]: [string, ...string[]],
  { most, report }: Run,
): Promise<Ran> {
  mkdirSync(SCANS, { recursive: true });
  if (report !== undefined) rmSync(report, { force: true });
  const child = spawn(name, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  let isCut = false;
  const cut = setTimeout(() => {
    isCut = true;
    child.kill("SIGKILL");
  }, most * 1000);
  child.once("error", ({ message }) => (output += message));
  await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(cut);
  writeFileSync(join(SCANS, `${kept}.txt`), output);
  const { exitCode, signalCode } = child;
  const reason = isCut
    ? `cut after ${most} s`
    : exitCode !== 0
      ? `it ended with ${signalCode ?? exitCode}: ${output.trim().split("\n").at(-1)}`
      : report !== undefined && !existsSync(report)
        ? "it wrote no report"
        : undefined;
  return { output, isCut, fault: reason && `${kept} did not finish: ${reason}` };
}
