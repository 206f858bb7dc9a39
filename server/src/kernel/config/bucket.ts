// Settings for storing pictures in a bucket instead of DATA_DIR: Amazon S3 or any S3-compatible server.
import { z } from "zod";

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const FOLDERS = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

function hasNoLogin(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return [username, password, search, hash].join("") === "";
}

export const bucketVariables = {
  S3_BUCKET: z
    .string()
    .regex(NAME, "must be a bucket name such as desk-pictures")
    .optional()
    .describe("Bucket for uploaded pictures. If unset, they are stored in DATA_DIR"),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://s3.example.com" })
    .refine(
      (address) => !URL.canParse(address) || hasNoLogin(address),
      "must contain no login, query or fragment; the keys have variables of their own",
    )
    .optional()
    .describe("Address of an S3-compatible server. If unset: Amazon S3 in S3_REGION"),
  S3_REGION: z.string().min(1).optional().describe("Region of the bucket, such as eu-central-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe("Access key ID for the bucket"),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe("Secret access key for the bucket"),
  S3_PREFIX: z
    .string()
    .regex(FOLDERS, "must be a folder such as solodesk or desk/pictures, without a leading or trailing slash")
    .optional()
    .describe("Folder in the bucket. If unset, Solodesk uses the whole bucket"),
} satisfies Record<string, z.ZodType>;

const Settings = z.object(bucketVariables);
type Settings = z.infer<typeof Settings>;

const keys = ["S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * Returns the required S3 settings that are missing; none if nothing is kept in a bucket. With backups in a
 * bucket, pictures may still be in DATA_DIR.
 */
export function missingOfBucket(settings: Settings & { BACKUP_TO?: string | undefined }): string[] {
  const isForBackups = settings.BACKUP_TO?.startsWith("s3:") ?? false;
  const isBegun = Settings.keyof().options.some((name) => settings[name] !== undefined);
  if (!isBegun && !isForBackups) return [];
  const needed = isForBackups ? keys : (["S3_BUCKET", ...keys] as const);
  return needed.filter((name) => settings[name] === undefined);
}

export interface Bucket {
  name: string;
  region: string;
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** Empty, or ends with a slash. */
  prefix: string;
}

interface Place {
  name: string;
  folders: string | undefined;
}

function withKeys(settings: Settings, { name, folders }: Place): Bucket | undefined {
  const { S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    name,
    region: S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    prefix: folders === undefined ? "" : `${folders}/`,
  };
}

/** The bucket for pictures; undefined if they are in DATA_DIR. */
export function bucketOf(settings: Settings): Bucket | undefined {
  const { S3_BUCKET: name, S3_PREFIX: folders } = settings;
  return name === undefined ? undefined : withKeys(settings, { name, folders });
}

/** Reads an address such as s3://desk-backups/solodesk; undefined if it is no such address. */
export function bucketIn(address: string): Place | undefined {
  const [, name = "", folders] = /^s3:\/\/([^/]+)(?:\/(.+?))?\/?$/.exec(address) ?? [];
  return NAME.test(name) && (folders === undefined || FOLDERS.test(folders)) ? { name, folders } : undefined;
}

/** The bucket of such an address, with the keys of the settings; undefined if a key is missing. */
export function bucketAt(settings: Settings, address: string): Bucket | undefined {
  const place = bucketIn(address);
  return place && withKeys(settings, place);
}
