// A website that is not ours: another origin, with whatever a seller has put into it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Website {
  /** Inside the body. */
  body: string;
  /** Its own content policy. */
  policy?: string;
  /** "localhost" is another site than the desk; "127.0.0.1" only another origin of the same one. */
  host?: "localhost" | "127.0.0.1";
}

export interface OpenWebsite {
  url: string;
  close: () => Promise<void>;
}

export async function openWebsite({ body, policy, host = "localhost" }: Website): Promise<OpenWebsite> {
  const page = `<!doctype html><html lang="en"><head><title>Anna's Salon</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"></head>
    <body><main><h1>Anna's Salon</h1>${body}<p>Opening hours: Monday to Friday.</p></main></body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      ...(policy && { "content-security-policy": policy }),
    });
    response.end(page);
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
