import { AppError } from "#kernel/app-error.ts";

/** The time in seconds, then one signature per version or secret, in exactly this form. */
const HEADER = /^t=([1-9]\d{9})((?:,v\d=[0-9a-f]{64})+)$/;

/** Seconds that a signature's time may differ from ours in either direction. */
export const TOLERANCE = 300;

export const invalidSignature = () => new AppError("invalid_signature");

interface SignatureHeader {
  text: string;
  /** In seconds. */
  signedAt: number;
  signatures: string[];
}

/** Parses `t=…,v1=…` and checks its time. Throws AppError "invalid_signature". */
export function readSignatureHeader(header: string | string[] | undefined, now: Date): SignatureHeader {
  if (typeof header !== "string") throw invalidSignature();
  const [, moment, listed = ""] = HEADER.exec(header) ?? [];
  const signedAt = Number(moment);
  const isNear = Math.abs(Math.floor(now.getTime() / 1000) - signedAt) <= TOLERANCE;
  if (!isNear) throw invalidSignature();
  const signatures = [...listed.matchAll(/,v1=([0-9a-f]{64})/g)].flatMap(([, signature]) => signature ?? []);
  return { text: header, signedAt, signatures };
}
