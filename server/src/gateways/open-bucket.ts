import type { S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "#kernel/config/bucket.ts";
import { seconds } from "#kernel/time/clock.ts";

const ATTEMPTS = 3;
const timeouts = {
  connectionTimeout: seconds(2),
  /** Until an answer begins. */
  requestTimeout: seconds(6),
  throwOnRequestTimeout: true,
  /** Without a byte, also in the middle of a file. */
  socketTimeout: seconds(20),
};

/** A visitor who reads slowly keeps one. */
const sockets = { maxSockets: 200 };

const silent = () => undefined;
/** Its warnings would lie among the lines of our log, which are JSON. */
const logger = { trace: silent, debug: silent, info: silent, warn: silent, error: silent };

/** Connects at the first call: Amazon's library takes 40 MB that a desk without a bucket does without. */
export function openBucket({ region, endpoint, credentials }: Bucket) {
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    const { S3Client, ...commands } = await import("@aws-sdk/client-s3");
    const client: S3Client = new S3Client({
      region,
      credentials,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Checks that were invented later are unknown to many servers that speak as S3 does.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: ATTEMPTS,
      retryMode: "standard",
      requestHandler: { ...timeouts, httpAgent: sockets, httpsAgent: sockets, logger },
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
