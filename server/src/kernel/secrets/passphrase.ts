// Text that only a passphrase opens, for secrets that leave the machine, and a signature for what goes with them.
import { argon2, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { openText, sealText } from "./sealed-text.ts";

const SALT_BYTES = 16;
/** 64 MiB, three passes: RFC 9106's second recommendation. The version in front of a sealed text names them. */
const COST = { parallelism: 4, tagLength: 32, memory: 65_536, passes: 3 };
const VERSION = "solodesk-1";

const derive = promisify(argon2);

export interface PassphraseSealed {
  /** Sealed, or opened. */
  text: string;
  /** Returns a signature in hexadecimal, which needs the passphrase and this sealed text. */
  sign(digest: Buffer): string;
}

/** The derivation is slow on purpose, so one serves both keys. */
async function keysOf(passphrase: string, nonce: Buffer) {
  const root = await derive("argon2id", { message: passphrase.normalize("NFC"), nonce, ...COST });
  const key = (purpose: string) => Buffer.from(hkdfSync("sha256", root, VERSION, purpose, 32));
  const signing = key("sign");
  return {
    sealing: key("seal"),
    sign: (digest: Buffer) => createHmac("sha256", signing).update(digest).digest("hex"),
  };
}

export async function sealWithPassphrase(passphrase: string, text: string): Promise<PassphraseSealed> {
  const salt = randomBytes(SALT_BYTES);
  const { sealing, sign } = await keysOf(passphrase, salt);
  return {
    text: [VERSION, salt.toString("base64url"), sealText(sealing, text, VERSION)].join("."),
    sign,
  };
}

/** Undefined if the passphrase is another one, or the text was changed. */
export async function openWithPassphrase(
  passphrase: string,
  sealed: string,
): Promise<PassphraseSealed | undefined> {
  const [version, salt = "", hidden = ""] = sealed.trim().split(".");
  const nonce = Buffer.from(salt, "base64url");
  if (version !== VERSION || nonce.length !== SALT_BYTES) return undefined;
  const { sealing, sign } = await keysOf(passphrase, nonce);
  const text = openText(sealing, hidden, VERSION);
  return text === undefined ? undefined : { text, sign };
}
