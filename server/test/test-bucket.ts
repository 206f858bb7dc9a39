// A server that speaks as S3 does, with a bucket, in this process.
import { startFauxqs } from "fauxqs";
import type { Config } from "#kernel/config/config.ts";

export interface TestBucket {
  /** Its address. */
  url: string;
  port: number;
  /** What makes an installation use it; `address` when it is reached in another way. */
  settings(address?: string): Partial<Config>;
  stop(): Promise<void>;
}

export const SECRET_OF_BUCKET = "hunter2-of-the-bucket";

export async function testBucket(prefix?: string): Promise<TestBucket> {
  const server = await startFauxqs({ port: 0, logger: false });
  server.createBucket("pictures");
  return {
    url: server.address,
    port: server.port,
    settings: (address = server.address) => ({
      S3_BUCKET: "pictures",
      S3_ENDPOINT: address,
      S3_REGION: "eu-central-1",
      S3_ACCESS_KEY_ID: "ada",
      S3_SECRET_ACCESS_KEY: SECRET_OF_BUCKET,
      S3_PREFIX: prefix,
    }),
    stop: () => server.stop(),
  };
}
