import type { Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { fetchFile } from "../api/call.ts";
import { CallError } from "../api/call-error.ts";
import type { CallInput } from "../api/request-of.ts";
import { offerFile } from "./offer-file.ts";

interface Saving {
  /** Receives the number of bytes loaded so far. The total is unknown until the end. */
  onProgress: (bytes: number) => void;
  signal?: AbortSignal;
  /** Instead of the endpoint's name. */
  name?: string;
}

/**
 * Downloads a file with the bearer token, which a plain link cannot send, under the endpoint's name unless another is given. Saves
 * nothing if the transfer breaks off. Throws CallError.
 */
export async function saveFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallInput,
  { onProgress, name = endpoint.download?.name ?? "", ...options }: Saving,
): Promise<void> {
  const pieces = await fetchFile(endpoint, input, options);
  const file = await gather(pieces, onProgress).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new CallError({ code: "network", message: t(endpoint.failed), status: 0 });
  });
  offerFile(new Blob(file, { type: endpoint.download?.type ?? "" }), name);
}

async function gather<Piece extends Uint8Array>(
  pieces: ReadableStream<Piece>,
  onProgress: (bytes: number) => void,
): Promise<Piece[]> {
  const reader = pieces.getReader();
  const file: Piece[] = [];
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    file.push(piece.value);
    bytes += piece.value.byteLength;
    onProgress(bytes);
  }
  return file;
}
