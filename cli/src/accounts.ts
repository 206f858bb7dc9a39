import type { Id } from "@solodesk/contract/kernel/id.ts";
import { SuspendAccount } from "@solodesk/contract/operator/people.ts";
import { findAccount } from "@solodesk/server/features/identity/auth/account/find-account.ts";
import { resetSecondFactor } from "@solodesk/server/features/identity/auth/second-factor/reset-second-factor.ts";
import { endAllSessions } from "@solodesk/server/features/identity/auth/sessions/end-all-sessions.ts";
import { restoreAccount } from "@solodesk/server/features/identity/auth/suspension/restore-account.ts";
import { suspendAccount } from "@solodesk/server/features/identity/auth/suspension/suspend-account.ts";
import { createResetLink } from "@solodesk/server/features/identity/passwords/create-reset-link.ts";
import { AppError } from "@solodesk/server/kernel/app-error.ts";
import type { Deps } from "@solodesk/server/kernel/deps.ts";
import { openInstallation } from "./open-installation.ts";
import { CliError } from "./terminal/cli-error.ts";
import { print, say } from "./terminal/print.ts";
import { readArgs } from "./terminal/read-args.ts";
import { oneLine } from "./terminal/terminal-text.ts";

/** Runs `solo accounts …` and returns its exit code. Throws CliError. */
export function accountsCommand([name, ...args]: string[]): Promise<number> {
  if (name === "reset-link") return printResetLink(args);
  if (name === "second-factor-off") return turnOff(args);
  if (name === "sign-out") return signOut(args);
  if (name === "suspend") return suspend(args);
  if (name === "restore") return restore(args);
  const problem =
    name === undefined ? "solo accounts needs a subcommand" : `Unknown command "accounts ${name}"`;
  throw new CliError(
    `${problem}: use reset-link, second-factor-off, sign-out, suspend or restore; see: solo help`,
  );
}

const unknownAddress =
  "No server is running with this data folder, so the address in the link is a guess: start the server first, or set PUBLIC_URL to the address people use.";

async function printResetLink(args: string[]): Promise<number> {
  const [email, ...more] = readArgs({ args, allowPositionals: true, options: {} }).positionals;
  if (email === undefined || more.length > 0)
    throw new CliError("Specify one account: solo accounts reset-link EMAIL");
  const { deps, isAddressKnown, close } = await openInstallation(say);
  try {
    const link = await createResetLink(deps, email);
    if (link === undefined) throw new CliError(`There is no account with the email ${oneLine(email)}.`);
    say("Anyone who opens this link can set a new password. It works once and expires in an hour:");
    print(link);
    if (!isAddressKnown) say(unknownAddress);
    return 0;
  } finally {
    await close();
  }
}

async function turnOff(args: string[]): Promise<number> {
  const [email, ...more] = readArgs({ args, allowPositionals: true, options: {} }).positionals;
  if (email === undefined || more.length > 0)
    throw new CliError("Specify one account: solo accounts second-factor-off EMAIL");
  const { deps, close } = await openInstallation(say);
  try {
    const isOff = await resetSecondFactor(deps, email);
    if (isOff === undefined) throw new CliError(`There is no account with the email ${oneLine(email)}.`);
    say(
      isOff
        ? "Two-step sign-in is now off for this account. Its owner is notified by email."
        : "Two-step sign-in is already off for this account.",
    );
    return 0;
  } finally {
    await close();
  }
}

async function signOut(args: string[]): Promise<number> {
  const [email, ...more] = readArgs({ args, allowPositionals: true, options: {} }).positionals;
  if (email === undefined || more.length > 0)
    throw new CliError("Specify one account: solo accounts sign-out EMAIL");
  const { deps, close } = await openInstallation(say);
  try {
    const ended = await endAllSessions(deps, email);
    if (ended === undefined) throw new CliError(`There is no account with the email ${oneLine(email)}.`);
    say(
      ended > 0
        ? `Signed out: ${ended} ${ended === 1 ? "device or API token" : "devices and API tokens"}. The password is unchanged.`
        : "No device is signed in to this account, and it has no API tokens.",
    );
    return 0;
  } finally {
    await close();
  }
}

async function suspend(args: string[]): Promise<number> {
  const { positionals, values } = readArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: "string" } },
  });
  const [email, ...more] = positionals;
  const body = SuspendAccount.safeParse(values);
  if (email === undefined || more.length > 0 || !body.success)
    throw new CliError('Specify one account and a reason: solo accounts suspend EMAIL --reason "TEXT"');
  await changeSuspension(email, (deps, id) => suspendAccount(deps, id, body.data.reason));
  say("The account is suspended. Its owner gets the reason by email.");
  return 0;
}

async function restore(args: string[]): Promise<number> {
  const [email, ...more] = readArgs({ args, allowPositionals: true, options: {} }).positionals;
  if (email === undefined || more.length > 0)
    throw new CliError("Specify one account: solo accounts restore EMAIL");
  await changeSuspension(email, restoreAccount);
  say("The account is restored. Its owner is notified by email.");
  return 0;
}

async function changeSuspension(email: string, change: (deps: Deps, id: Id) => Promise<void>): Promise<void> {
  const { deps, close } = await openInstallation(say);
  try {
    const account = await findAccount(deps.db, email);
    if (!account) throw new CliError(`There is no account with the email ${oneLine(email)}.`);
    await change(deps, account.id);
  } catch (error) {
    throw error instanceof AppError ? new CliError(error.message) : error;
  } finally {
    await close();
  }
}
