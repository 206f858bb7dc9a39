// Calls about plans and their payments name the project of the installation. Its id is part of the
// configuration, which the app loads at the start anyway, so it is not fetched twice.
import { z } from "zod";

const Config = z.object({ projectId: z.string() });

let config: Promise<unknown> | undefined;

/** Remembers the running or loaded configuration. A failed one is forgotten. */
export function followConfig(answer: Promise<unknown>): void {
  config = answer;
  answer.catch(() => {
    if (config === answer) config = undefined;
  });
}

/** Fetches the configuration only if no call has, or if that call failed. */
export async function projectId(readConfig: () => Promise<unknown>): Promise<string> {
  return Config.parse(await (config ? config.catch(readConfig) : readConfig())).projectId;
}
