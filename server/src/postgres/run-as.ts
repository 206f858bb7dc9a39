import type { SpawnOptions } from "node:child_process";
import { parse } from "node:path";

/**
 * The user that runs PostgreSQL's programs, which refuse root: the user of this process, another user, or
 * root inside a user namespace in which it has the ids of an ordinary user (its files stay root's).
 */
export type RunAs = { who: "self" } | { who: "user" | "namespace"; uid: number; gid: number };

type Command = { file: string; args: string[]; options: SpawnOptions };

/** Returns the command that runs `file` as `runAs`, without our environment variables. */
export function commandAs(runAs: RunAs, file: string, args: string[]): Command {
  const options: SpawnOptions = {
    env: { LC_ALL: "C", PATH: "/usr/sbin:/usr/bin:/sbin:/bin" },
    cwd: parse(file).root,
    windowsHide: true,
  };
  if (runAs.who === "self") return { file, args, options };
  const { uid, gid } = runAs;
  if (runAs.who === "user") return { file, args, options: { ...options, uid, gid } };
  return {
    file: "unshare",
    args: ["--user", `--map-user=${uid}`, `--map-group=${gid}`, file, ...args],
    options,
  };
}

/** Formats `runAs` as a command-line argument for `parseRunAs`. */
export function formatRunAs(runAs: RunAs): string {
  return runAs.who === "self" ? "self" : `${runAs.who}:${runAs.uid}:${runAs.gid}`;
}

export function parseRunAs(text: string): RunAs {
  const [who, uid, gid] = text.split(":");
  if (who === "user" || who === "namespace") return { who, uid: Number(uid), gid: Number(gid) };
  return { who: "self" };
}
