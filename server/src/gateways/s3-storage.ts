// Stores files in a bucket, which several machines may share. Ignores the configuration that Amazon's library
// would read from environment variables or the home folder.
import { Readable } from "node:stream";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Logger } from "pino";
import { AppError } from "#kernel/app-error.ts";
import type { Bucket } from "#kernel/config/bucket.ts";
import type { FileStorage } from "#kernel/files/file-storage.ts";
import { isFolder, requireFolder, requireKey } from "#kernel/files/stored-name.ts";
import { seconds } from "#kernel/time/clock.ts";
import { openBucket, refusalOfBucket } from "./open-bucket.ts";

/** Timeout of a call including retries, until its response starts. */
const PATIENCE = seconds(15);
/** How many files of a folder are removed concurrently. */
const AT_ONCE = 8;

export function s3Storage(bucket: Bucket, log: Logger): FileStorage {
  const connect = openBucket(bucket);
  type Connected = Awaited<ReturnType<typeof connect>>;

  /** Throws "unavailable" and logs the reason for the operator. */
  async function ask<T>(
    operation: string,
    work: (bucket: Connected, abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE);
    try {
      return await work(await connect(), late.signal);
    } catch (error) {
      log.error(
        { operation, bucket: bucket.name, reason: refusalOfBucket(error) },
        "the bucket did not do as asked",
      );
      throw new AppError("unavailable", {
        message: t("Pictures cannot be kept or shown right now. Try again later."),
        retryAfter: 60,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Yields pages of up to a thousand files with this prefix, or of folders if there is a delimiter. */
  async function* pages(Prefix: string, Delimiter?: string) {
    let ContinuationToken: string | undefined;
    do {
      const wanted = { Bucket: bucket.name, Prefix, Delimiter, ContinuationToken };
      const page = await ask("list", ({ client, ListObjectsV2Command }, abortSignal) =>
        client.send(new ListObjectsV2Command(wanted), { abortSignal }),
      );
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  const removeFile = (Key: string) =>
    ask("remove", ({ client, DeleteObjectCommand }, abortSignal) =>
      client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key }), { abortSignal }),
    );

  return {
    async put(key, bytes) {
      const Key = bucket.prefix + requireKey(key);
      await ask("put", ({ client, PutObjectCommand }, abortSignal) =>
        // With the length known in advance, an upload that breaks off stores nothing.
        client.send(
          new PutObjectCommand({ Bucket: bucket.name, Key, Body: bytes, ContentLength: bytes.length }),
          { abortSignal },
        ),
      );
    },

    open(key) {
      const Key = bucket.prefix + requireKey(key);
      return ask("open", async ({ client, GetObjectCommand, NoSuchKey }, abortSignal) => {
        try {
          const wanted = new GetObjectCommand({ Bucket: bucket.name, Key });
          const { Body, ContentLength } = await client.send(wanted, { abortSignal });
          if (!(Body instanceof Readable) || ContentLength === undefined)
            throw new Error("a file without size");
          return { size: ContentLength, stream: Body };
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      });
    },

    async remove(folder) {
      // One request per file, because not every server supports deleting several at once.
      for await (const { Contents = [] } of pages(`${bucket.prefix}${requireFolder(folder)}/`)) {
        const keys = Contents.flatMap(({ Key }) => Key ?? []).values();
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            for (const key of keys) await removeFile(key);
          }),
        );
      }
    },

    async *list() {
      for await (const { CommonPrefixes = [] } of pages(bucket.prefix, "/")) {
        const names = CommonPrefixes.map(({ Prefix = "" }) => Prefix.slice(bucket.prefix.length, -1));
        yield* names.filter(isFolder);
      }
    },

    free: async () => Number.POSITIVE_INFINITY,
  };
}
