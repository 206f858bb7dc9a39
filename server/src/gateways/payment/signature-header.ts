import { AppError } from "#kernel/app-error.ts";

/** When it was signed, in seconds, and one signature a version or secret; nothing else, and in no other spelling. */
const HEADER = /^t=([1-9]\d{9})((?:,v\d=[0-9a-f]{64})+)$/;

/** Seconds a signature is good for, to either side: clocks differ. */
export const TOLERANCE = 300;

export const invalidSignature = () => new AppError("invalid_signature");

interface SignatureHeader {
  text: string;
  /** Seconds. */
  signedAt: number;
  signatures: string[];
}

/** Of `t=…,v1=…`, before anything is computed. Throws AppError "invalid_signature". */
export function readSignatureHeader(header: string | string[] | undefined, now: Date): SignatureHeader {
  if (typeof header !== "string") throw invalidSignature();
  const [, moment, listed = ""] = HEADER.exec(header) ?? [];
  const signedAt = Number(moment);
  const isNear = Math.abs(Math.floor(now.getTime() / 1000) - signedAt) <= TOLERANCE;
  if (!isNear) throw invalidSignature();
  const signatures = [...listed.matchAll(/,v1=([0-9a-f]{64})/g)].flatMap(([, signature]) => signature ?? []);
  return { text: header, signedAt, signatures };
}
