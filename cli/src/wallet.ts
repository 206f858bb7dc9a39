import { CliError } from "./cli-error.ts";
import { adjustWalletCommand } from "./wallet-adjust.ts";
import { showWalletCommand } from "./wallet-show.ts";

/** What `solo wallet …` does; the exit code. Throws CliError. */
export function walletCommand([name, ...args]: string[]): Promise<number> {
  if (name === "show") return showWalletCommand(args);
  if (name === "adjust") return adjustWalletCommand(args);
  const said = name === undefined ? "Say what to do with a wallet" : `There is no command "wallet ${name}"`;
  throw new CliError(`${said}: it is show or adjust; see: solo help`);
}
