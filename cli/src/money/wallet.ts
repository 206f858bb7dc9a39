import { CliError } from "../terminal/cli-error.ts";
import { adjustWalletCommand } from "./wallet-adjust.ts";
import { listDebtsCommand } from "./wallet-debts.ts";
import { limitDebtCommand } from "./wallet-limit.ts";
import { showWalletCommand } from "./wallet-show.ts";

/** Runs `solo wallet …` and returns its exit code. Throws CliError. */
export function walletCommand([name, ...args]: string[]): Promise<number> {
  if (name === "show") return showWalletCommand(args);
  if (name === "adjust") return adjustWalletCommand(args);
  if (name === "debts") return listDebtsCommand(args);
  if (name === "limit") return limitDebtCommand(args);
  const problem = name === undefined ? "solo wallet needs a subcommand" : `Unknown command "wallet ${name}"`;
  throw new CliError(`${problem}: use show, adjust, debts or limit; see: solo help`);
}
