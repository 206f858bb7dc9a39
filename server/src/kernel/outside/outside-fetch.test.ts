// F10: no address may lead to a connection inside the network. Listeners count all their connections. In
// these tests, 127.0.0.2 is outside and 127.0.0.1 inside.
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askOutside, outsideFetch } from "./outside-fetch.ts";

const OUTSIDE = "127.0.0.2";
const INSIDE = "127.0.0.1";

interface Counted {
  server: Server;
  connections: number;
  answer: RequestListener;
}
const counted = (): Counted => {
  const listener: Counted = {
    server: createServer((request, response) => listener.answer(request, response)),
    connections: 0,
    answer: (_request, response) => response.end("picture"),
  };
  listener.server.on("connection", () => (listener.connections += 1));
  return listener;
};
const inside = counted();
const outside = counted();
let port: number;
const listening = (server: Server, host: string, wanted: number) =>
  new Promise<void>((resolve) => server.listen(wanted, host, resolve));

beforeAll(async () => {
  await listening(inside.server, INSIDE, 0);
  port = (inside.server.address() as AddressInfo).port;
  await listening(outside.server, OUTSIDE, port);
});
beforeEach(() => {
  for (const listener of [inside, outside]) {
    listener.connections = 0;
    listener.answer = (_request, response) => response.end("picture");
  }
});
afterAll(() => {
  for (const { server } of [inside, outside]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Fake DNS: each name resolves to its answers one after the other; the last one repeats. */
function names(meanings: Record<string, string[][]>) {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    const left = meanings[host] ?? [];
    return (left.length > 1 ? left.shift() : left[0]) ?? [];
  };
  return { asked, resolve };
}
const isPublic = (address: string) => address === OUTSIDE;
const tried = async (address: string, options: Parameters<typeof outsideFetch>[0] = {}) => {
  const fetchOutside = outsideFetch({ ports: [80, 443, port], isPublic, patience: 3000, ...options });
  return fetchOutside(address).then(String, (error: Error) => error.message);
};
const connections = () => [inside.connections, outside.connections];

describe("nothing inside is connected to", () => {
  test.each([
    ["loopback", () => `http://127.0.0.1:${port}/`],
    ["loopback by another number", () => `http://127.0.0.1:${port}/`.replace("127.0.0.1", "2130706433")],
    ["loopback in hex", () => `http://0x7f.1:${port}/`],
    ["loopback, short", () => `http://127.1:${port}/`],
    ["loopback, octal", () => `http://0177.0.0.1:${port}/`],
    ["unspecified", () => `http://0:${port}/`],
    ["IPv6 loopback", () => `http://[::1]:${port}/`],
    ["IPv4 in IPv6", () => `http://[::ffff:127.0.0.1]:${port}/`],
    ["IPv4 in IPv6, hex", () => `http://[::ffff:7f00:1]:${port}/`],
    ["its name", () => `http://localhost:${port}/`],
    ["its name with a dot", () => `http://localhost.:${port}/`],
    ["full-width digits", () => `http://①②⑦.⓪.⓪.①:${port}/`],
    ["the metadata address", () => "http://169.254.169.254/latest/meta-data/"],
    ["the metadata address by another number", () => "http://2852039166/latest/"],
    ["NAT64 of loopback", () => `http://[64:ff9b::7f00:1]:${port}/`],
  ])("%s", async (_what, address) => {
    const fetchOutside = outsideFetch({ ports: [80, port], patience: 3000 });
    // Some machines do not resolve "localhost." with a dot.
    await expect(fetchOutside(address())).rejects.toThrow(
      /^The address is not on the public internet\.$|^The address cannot be reached \(ENOTFOUND\)\.$/,
    );
    expect(connections()).toEqual([0, 0]);
  });

  test("a name that means something else the second time (rebinding)", async () => {
    const { asked, resolve } = names({ "evil.example": [[OUTSIDE], [INSIDE]] });
    expect(await tried(`http://evil.example:${port}/`, { resolve })).toBe("picture");
    expect([asked, connections()]).toEqual([["evil.example"], [0, 1]]);
    expect(await tried(`http://evil.example:${port}/`, { resolve })).toBe(
      "The address is not on the public internet.",
    );
    expect(connections()).toEqual([0, 1]);
  });

  test("a name that means two addresses, one of them inside", async () => {
    for (const both of [[OUTSIDE, INSIDE], [INSIDE, OUTSIDE], []]) {
      const { resolve } = names({ "evil.example": [both] });
      expect(await tried(`http://evil.example:${port}/`, { resolve })).toBe(
        "The address is not on the public internet.",
      );
    }
    expect(connections()).toEqual([0, 0]);
  });

  test.each([
    ["an address inside", () => `http://${INSIDE}:${port}/`, "The address is not on the public internet."],
    [
      "a name that means one",
      () => `//inside.example:${port}/`,
      "The address is not on the public internet.",
    ],
    ["a file", () => "file:///etc/passwd", "The address is no http or https address."],
    ["another port", () => `http://${OUTSIDE}:22/`, "The address is at port 22"],
    ["nowhere", () => "http://", "The address is no http or https address."],
  ])("redirected to %s", async (_what, location, reason) => {
    outside.answer = (_request, response) => response.writeHead(302, { location: location() }).end();
    const { resolve } = names({ "shop.example": [[OUTSIDE]], "inside.example": [[INSIDE]] });
    expect(await tried(`http://shop.example:${port}/`, { resolve })).toContain(reason);
    expect(connections()).toEqual([0, 1]);
  });
});

describe("what is outside", () => {
  const { resolve } = names({ "shop.example": [[OUTSIDE]] });
  const shop = () => `http://shop.example:${port}/cup.png`;

  test("is fetched, over at most three redirects, without anything that says who asks", async () => {
    let left = 3;
    let heard: unknown;
    outside.answer = (request, response) => {
      heard = { ...request.headers, url: request.url };
      if (left-- > 0) response.writeHead(301, { location: "/next" }).end();
      else response.end("picture");
    };
    expect(await tried(shop(), { resolve })).toBe("picture");
    expect(heard).toEqual({
      host: `shop.example:${port}`,
      url: "/next",
      accept: "image/*",
      "accept-encoding": "identity",
      "user-agent": "Solodesk",
      connection: "close",
    });
    left = 4;
    expect(await tried(shop(), { resolve })).toBe("The address redirects more than 3 times.");
  });

  test.each([
    ["ftp://shop.example/", "The address is no http or https address."],
    ["cup.png", "The address is no http or https address."],
    ["http://me:secret@shop.example/", "has a name or password in it"],
    ["http://shop.example:8081/", "The address is at port 8081"],
  ])("%s is not even asked for", async (address, reason) => {
    expect(await tried(address, { resolve })).toContain(reason);
    expect(connections()).toEqual([0, 0]);
  });

  test("is given up when it is too large, said so or not", async () => {
    outside.answer = (_request, response) =>
      response.writeHead(200, { "content-length": 2 ** 31 }).write("x");
    expect(await tried(shop(), { resolve })).toBe("The address is larger than 10 MB.");
    outside.answer = (_request, response) => {
      const more = () => {
        while (response.write("x".repeat(65_536)));
        response.once("drain", more);
      };
      more();
    };
    expect(await tried(shop(), { resolve, maxBytes: 2 * 1024 * 1024 })).toBe(
      "The address is larger than 2 MB.",
    );
  });

  test("is given up when it takes too long, whatever takes long", async () => {
    const slow = { resolve, patience: 150 };
    outside.answer = () => undefined;
    expect(await tried(shop(), slow)).toBe("The address did not arrive within 0.15 seconds.");
    outside.answer = (_request, response) => response.write("pict");
    expect(await tried(shop(), slow)).toBe("The address did not arrive within 0.15 seconds.");
    expect(await tried(shop(), { ...slow, resolve: () => new Promise(() => undefined) })).toContain(
      "did not arrive",
    );
  });

  test("that answers by speaking another protocol is given up at once", async () => {
    outside.answer = (_request, response) =>
      response.socket?.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n");
    expect(await tried(shop(), { resolve })).toMatch(/broke off|cannot be reached/);
  });

  test("that is not there is said to be", async () => {
    outside.answer = (_request, response) => response.writeHead(404).end();
    expect(await tried(shop(), { resolve })).toBe("The address was answered with 404.");
    outside.answer = (request) => request.destroy();
    expect(await tried(shop(), { resolve })).toBe("The address cannot be reached (ECONNRESET).");
    const unknown = () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
    expect(await tried(shop(), { resolve: unknown })).toBe("The address cannot be reached (ENOTFOUND).");
    outside.answer = (_request, response) => {
      response.writeHead(200, { "content-length": 100 }).write("cut");
      setTimeout(() => response.destroy(), 20);
    };
    expect(await tried(shop(), { resolve })).toBe("The address cannot be reached (ECONNRESET).");
    // An https request to a server without TLS.
    expect(await tried(`https://shop.example:${port}/`, { resolve })).toMatch(
      /^The address cannot be reached/,
    );
  });
});

test("an address that may only lead to some origins leads nowhere else, not even by a redirect", async () => {
  const origin = `http://${OUTSIDE}:${port}`;
  const settings = { isPublic: () => true, ports: [port], only: new Set([origin]) };
  const ask = (address: string) =>
    askOutside(settings)(address, { method: "GET", headers: { authorization: "secret" } });
  expect((await ask(`${origin}/a`)).status).toBe(200);
  const elsewhere = `http://${INSIDE}:${port}/`;
  await expect(ask(elsewhere)).rejects.toThrow("The address leads to another server.");
  outside.answer = (_request, response) => response.writeHead(302, { location: elsewhere }).end();
  await expect(ask(`${origin}/a`)).rejects.toThrow("The address leads to another server.");
  expect(inside.connections).toBe(0);
});
