// Uploads that report their progress. `fetch` cannot do that, so they use XMLHttpRequest.
import type { Transport } from "./call.ts";

/**
 * A transport for large bodies. `onProgress` receives the fraction sent, 0 to 1. At 1 the response is still
 * to come; if the call is retried, it starts again.
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
