import { createHash, type Hash } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { CompletedPart } from "@aws-sdk/client-s3";
import type { Bucket } from "#kernel/config/bucket.ts";
import { minutes } from "#kernel/time/clock.ts";
import { openBucket, refusalOfBucket } from "../open-bucket.ts";
import { type BackupStore, BackupStoreError, isBackupName, newestFirst } from "./backup-store.ts";

/** A part is in memory while it is sent. S3 takes 10,000 parts of at least 5 MB. */
const PART = 8 * 1024 * 1024;
const MOST_PARTS = 10_000;
/** For a part on a slow line. */
const PATIENCE = minutes(5);

/** One read may return less than is there. Throws BackupStoreError if the file ends before. */
async function readPart(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const part = Buffer.alloc(size);
  for (let read = 0; read < size; ) {
    const { bytesRead } = await file.read(part, read, size - read, at + read);
    if (bytesRead === 0) throw new BackupStoreError("The backup became shorter while it was sent.");
    read += bytesRead;
  }
  return part;
}

export function s3Backups(bucket: Bucket): BackupStore {
  const connect = openBucket(bucket, PATIENCE);
  type Connected = Awaited<ReturnType<typeof connect>>;
  const place = `s3://${bucket.name}/${bucket.prefix}`.replace(/\/$/, "");
  const at = (name: string) => ({ Bucket: bucket.name, Key: bucket.prefix + name });

  async function ask<T>(work: (s3: Connected) => Promise<T>): Promise<T> {
    try {
      return await work(await connect());
    } catch (error) {
      if (error instanceof BackupStoreError) throw error;
      throw new BackupStoreError(`${place} did not do as asked (${refusalOfBucket(error)}).`, {
        cause: error,
      });
    }
  }

  const read = (name: string): Promise<Readable> =>
    ask(async ({ client, GetObjectCommand, NoSuchKey }) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        if (Body instanceof Readable) return Body;
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error;
      }
      throw new BackupStoreError(`There is no backup ${place}/${name}.`);
    });

  const remove = (name: string): Promise<void> =>
    ask(async ({ client, DeleteObjectCommand }) => {
      await client.send(new DeleteObjectCommand(at(name)));
    });

  /** Sends the file part by part; it shows up in the bucket only when all of them are there. */
  async function send(file: FileHandle, name: string, sent: Hash): Promise<void> {
    const { size } = await file.stat();
    const partSize = Math.max(PART, Math.ceil(size / MOST_PARTS));
    await ask(async ({ client, ...s3 }) => {
      const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(at(name)));
      try {
        const Parts: CompletedPart[] = [];
        for (let from = 0; from < size; from += partSize) {
          const Body = await readPart(file, from, Math.min(partSize, size - from));
          sent.update(Body);
          const PartNumber = Parts.length + 1;
          const { ETag } = await client.send(
            new s3.UploadPartCommand({ ...at(name), UploadId, PartNumber, Body }),
          );
          Parts.push({ ETag, PartNumber });
        }
        await client.send(
          new s3.CompleteMultipartUploadCommand({ ...at(name), UploadId, MultipartUpload: { Parts } }),
        );
      } catch (error) {
        await client
          .send(new s3.AbortMultipartUploadCommand({ ...at(name), UploadId }))
          .catch(() => undefined);
        throw error;
      }
    });
  }

  const requireKept = (name: string, sent: Buffer): Promise<void> =>
    ask(async () => {
      const kept = createHash("sha256");
      for await (const chunk of await read(name)) kept.update(chunk);
      if (!kept.digest().equals(sent))
        throw new BackupStoreError(`${place} returned another file than it was sent.`);
    });

  return {
    place,
    folder: undefined,
    list: () =>
      ask(async ({ client, ListObjectsV2Command }) => {
        const found = [];
        let ContinuationToken: string | undefined;
        do {
          const page = await client.send(
            new ListObjectsV2Command({
              Bucket: bucket.name,
              Prefix: `${bucket.prefix}solodesk-`,
              ContinuationToken,
            }),
          );
          for (const { Key = "", Size = 0 } of page.Contents ?? [])
            found.push({ name: Key.slice(bucket.prefix.length), size: Size });
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken !== undefined);
        return newestFirst(found.filter(({ name }) => isBackupName(name)));
      }),
    async keep(draft, name) {
      const sent = createHash("sha256");
      const file = await open(draft);
      try {
        await send(file, name, sent);
      } finally {
        await file.close();
      }
      try {
        await requireKept(name, sent.digest());
      } catch (error) {
        // Under this name it would pass for a good one.
        await remove(name).catch(() => undefined);
        throw error;
      }
      await rm(draft);
    },
    open: read,
    remove,
    // A killed upload is no object. Its parts are the business of a rule on the bucket: docs/operate/backup.md.
    sweep: async () => undefined,
  };
}
