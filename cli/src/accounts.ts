import { resetSecondFactor } from "@solodesk/server/features/identity/auth/second-factor/reset-second-factor.ts";
import { endAllSessions } from "@solodesk/server/features/identity/auth/sessions/end-all-sessions.ts";
import { createResetLink } from "@solodesk/server/features/identity/passwords/create-reset-link.ts";
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
  const problem =
    name === undefined ? "solo accounts needs a subcommand" : `Unknown command "accounts ${name}"`;
  throw new CliError(`${problem}: use reset-link, second-factor-off or sign-out; see: solo help`);
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
