// Once a run: a data folder as a first start leaves it, for desks to copy. A first start takes longer than many tests.
import { rmSync } from "node:fs";
import { startServer } from "../server/test/process/server-process.ts";
import { newFolder, PREPARED } from "./data-folder.ts";

export default async function prepareData() {
  const dataDir = newFolder();
  const server = await startServer({ dataDir });
  await server.stop();
  process.env[PREPARED] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
