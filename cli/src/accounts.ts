import { resetSecondFactor } from "@solodesk/server/features/identity/auth/second-factor/reset-second-factor.ts";
import { createResetLink } from "@solodesk/server/features/identity/passwords/create-reset-link.ts";
import { openDesk } from "./open-desk.ts";
import { CliError } from "./terminal/cli-error.ts";
import { print, say } from "./terminal/print.ts";
import { readArgs } from "./terminal/read-args.ts";
import { oneLine } from "./terminal/terminal-text.ts";

/** What `solo accounts …` does; the exit code. Throws CliError. */
export function accountsCommand([name, ...args]: string[]): Promise<number> {
  if (name === "reset-link") return printResetLink(args);
  if (name === "second-factor-off") return turnOff(args);
  const said =
    name === undefined ? "Say what to do with an account" : `There is no command "accounts ${name}"`;
  throw new CliError(`${said}: they are reset-link and second-factor-off; see: solo help`);
}

const unknownAddress =
  "No server runs over this data folder, so its address is a guess: start it first, or set PUBLIC_URL to the address people reach it by.";

async function printResetLink(args: string[]): Promise<number> {
  const [email, ...more] = readArgs({ args, allowPositionals: true, options: {} }).positionals;
  if (email === undefined || more.length > 0)
    throw new CliError("Say whose password is to be set: solo accounts reset-link EMAIL");
  const { deps, isAddressKnown, close } = await openDesk(say);
  try {
    const link = await createResetLink(deps, email);
    if (link === undefined) throw new CliError(`There is no account with the email ${oneLine(email)}.`);
    say("Whoever opens this link sets a new password. It works once, for an hour:");
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
    throw new CliError("Say who lost phone and recovery codes: solo accounts second-factor-off EMAIL");
  const { deps, close } = await openDesk(say);
  try {
    const isOff = await resetSecondFactor(deps, email);
    if (isOff === undefined) throw new CliError(`There is no account with the email ${oneLine(email)}.`);
    say(
      isOff
        ? "Signing in asks this account for no code any more; its owner is told by mail."
        : "Signing in asks this account for no code as it is.",
    );
    return 0;
  } finally {
    await close();
  }
}
