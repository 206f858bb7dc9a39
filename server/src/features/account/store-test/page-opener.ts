import type { FastifyInstance } from "fastify";
import type { OpenPage } from "./judge-addresses.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** Opens addresses of this server without a connection. `address` is whose requests they count as. */
export const pageOpener =
  (http: Pick<FastifyInstance, "inject">, address: string): OpenPage =>
  async (path) => {
    const { statusCode, headers, body } = await http.inject({
      url: path,
      remoteAddress: address,
      headers: { "user-agent": PHONE, "accept-encoding": "identity" },
    });
    return { status: statusCode, type: headers["content-type"] ?? "", body };
  };
