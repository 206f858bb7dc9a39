// What is being sent tells how far it has got: `fetch` cannot, so this goes by the older way.
import type { Transport } from "./call.ts";

/**
 * A transport for large bodies; `onProgress` hears the sent fraction, 0 to 1. When it is 1 the answer is still to come,
 * and it begins anew when a call is tried again.
 */
export const withProgress =
  (onProgress: (fraction: number) => void): Transport =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const answer = () => new Response(request.responseText || null, { status: request.status });
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener("load", () => resolve(answer()));
      request.addEventListener("error", () => reject(new TypeError("The request did not get through")));
      request.addEventListener("abort", () => reject(signal?.reason));
      signal?.addEventListener("abort", () => request.abort());
      request.send(body);
    });
