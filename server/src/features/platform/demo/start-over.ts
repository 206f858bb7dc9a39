import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/** Asks the parent process, which is `npm run demo`, to begin again with its first data. Throws "not_found". */
export function startOver({ config }: Pick<Deps, "config">): void {
  if (!config.DEMO || !process.send) throw new AppError("not_found");
  process.send({ startOver: true });
}
