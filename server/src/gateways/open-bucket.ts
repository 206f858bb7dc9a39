import type { S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "#kernel/config/bucket.ts";
import { seconds } from "#kernel/time/clock.ts";

const ATTEMPTS = 3;
const timeouts = {
  connectionTimeout: seconds(2),
  /** Until the response starts. */
  requestTimeout: seconds(6),
  throwOnRequestTimeout: true,
  /** Idle timeout, also in the middle of a file. */
  socketTimeout: seconds(20),
};

/** Each visitor who downloads slowly occupies one. */
const sockets = { maxSockets: 200 };

const silent = () => undefined;
/** Silences the library, whose warnings would break our log of JSON lines. */
const logger = { trace: silent, debug: silent, info: silent, warn: silent, error: silent };

/** Returns only the code or name of an error, because a message may repeat what was sent. */
export function refusalOfBucket(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/**
 * Loads Amazon's library on the first call, to save its 40 MB in installations without a bucket. `patience` is
 * how long a request may take until its response starts, in milliseconds.
 */
export function openBucket({ region, endpoint, credentials }: Bucket, patience = timeouts.requestTimeout) {
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    const { S3Client, ...commands } = await import("@aws-sdk/client-s3");
    const client: S3Client = new S3Client({
      region,
      credentials,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Many S3-compatible servers do not support the newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: ATTEMPTS,
      retryMode: "standard",
      requestHandler: {
        ...timeouts,
        requestTimeout: patience,
        httpAgent: sockets,
        httpsAgent: sockets,
        logger,
      },
      logger,
      ignoreConfiguredEndpointUrls: true,
      useFipsEndpoint: false,
      useDualstackEndpoint: false,
      defaultsMode: "standard",
    });
    return { client, ...commands };
  }

  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
