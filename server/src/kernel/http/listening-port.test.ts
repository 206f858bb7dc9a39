import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findListeningPort, publishPort } from "./listening-port.ts";

const folder = mkdtempSync(join(tmpdir(), "solodesk-port-"));
const file = join(folder, "solodesk.port");
afterAll(() => rmSync(folder, { recursive: true }));

test("the port that is left is found until it is taken back; of several servers it is the first one's", () => {
  expect(findListeningPort(folder)).toBeUndefined();
  const unpublishPort = publishPort(folder, 4321);
  expect(findListeningPort(folder)).toBe(4321);
  publishPort(folder, 4322)();
  expect(readFileSync(file, "utf8")).toBe("4321\n");
  writeFileSync(file, "elsewhere");
  expect(findListeningPort(folder)).toBeUndefined();
  unpublishPort();
  expect(findListeningPort(folder)).toBeUndefined();
  publishPort(join(folder, "nowhere"), 4321)();
  expect(findListeningPort(join(folder, "nowhere"))).toBeUndefined();
});

test("the port of a server that was killed is not believed, whoever listens there by now", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const script = `globalThis.held = (await import(${JSON.stringify(join(import.meta.dirname, "listening-port.ts"))})).publishPort(
    ${JSON.stringify(folder)}, ${port}); console.log("left"); setInterval(() => undefined, 1000)`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(server.stdout, "data");
  expect(findListeningPort(folder)).toBe(port);
  server.kill("SIGKILL");
  await once(server, "exit");
  expect(readFileSync(file, "utf8")).toBe(`${port}\n`);
  expect(findListeningPort(folder)).toBeUndefined();
  other.close();
  const unpublishPort = publishPort(folder, 4324);
  expect(findListeningPort(folder)).toBe(4324);
  unpublishPort();
});
