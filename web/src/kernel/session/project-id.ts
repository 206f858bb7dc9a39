// Calls about plans and their payments name the project of the installation. Which that is stands in what the app asks
// for first anyway, so nobody asks for it twice.
import { z } from "zod";

const Config = z.object({ projectId: z.string() });

let config: Promise<unknown> | undefined;

/** Somebody asks for the configuration: the answer serves everybody. */
export function followConfig(answer: Promise<unknown>): void {
  config = answer;
  answer.catch(() => {
    if (config === answer) config = undefined;
  });
}

/** Asks only where nobody did, or where no answer came. */
export async function projectId(readConfig: () => Promise<unknown>): Promise<string> {
  return Config.parse(await (config ? config.catch(readConfig) : readConfig())).projectId;
}
