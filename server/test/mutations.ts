import type { Signed } from "#kernel/secrets/signed.ts";

type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const inBytes = (bytes: Buffer, at: number, gone: number, ...more: number[]) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(more), bytes.subarray(at + gone)]);

/** Another body: a byte changed, gone, added or doubled; a mark before it; space around it; not text any more. */
function otherBody(random: Random, bytes: Buffer): Buffer {
  const at = Math.floor(random() * bytes.length);
  const byte = Math.floor(random() * 256);
  return pick(random, [
    () => inBytes(bytes, at, 1, bytes[at]! ^ (1 + Math.floor(random() * 255))),
    () => inBytes(bytes, at, 1),
    () => inBytes(bytes, at, 0, byte),
    () => bytes.subarray(0, at),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.concat([bytes, Buffer.from(pick(random, [" ", "\n", "\0", "{}"]))]),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.from(bytes.toString("utf8"), "latin1"),
    () => inBytes(bytes, at, 0, 0xc3, 0x28),
  ])();
}

const otherMoment = (random: Random, at: string): string =>
  pick(random, [
    () => String(Number(at) + 1 + Math.floor(random() * 290)),
    () => String(Number(at) - 1 - Math.floor(random() * 290)),
    () => `0${at}`,
    () => `+${at}`,
    () => ` ${at}`,
    () => `${at} `,
    () => `${at}.0`,
    () => `${at}x`,
    () => `${at}000`,
    () => Number(at).toExponential(),
    () => `0x${Number(at).toString(16)}`,
    () => "",
    () => "NaN",
    () => "-1",
    () => `${at},t=${Number(at) + 1}`,
  ])();

function otherSignature(random: Random, signature: string): string {
  const at = Math.floor(random() * signature.length);
  const other = pick(
    random,
    [..."0123456789abcdef"].filter((digit) => digit !== signature[at]),
  );
  return pick(random, [
    () => signature.slice(0, at) + other + signature.slice(at + 1),
    () => signature.slice(0, at),
    () => `${signature}${other}`,
    () => `${signature.toUpperCase()}A`,
    () => Buffer.from(signature, "hex").toString("base64"),
    () => [...signature].toReversed().join(""),
    () => "0".repeat(64),
    () => "",
  ])();
}

/** `count` of what somebody would send who does not know the secret; each differs from what was sent honestly. */
export function* mutations(
  random: Random,
  honest: Signed,
  header: string,
  count: number,
  sign: (body: Buffer, at: number, secret: string) => Signed,
): Generator<Signed> {
  const text = String(honest.headers[header]);
  const [, at = "", signature = ""] = /^t=(\d+),v1=(\w+)$/.exec(text) ?? [];
  const as = (value: string | string[]): Signed => ({ bytes: honest.bytes, headers: { [header]: value } });
  const kinds = [
    () => ({ ...honest, bytes: otherBody(random, honest.bytes) }),
    () => as(`t=${otherMoment(random, at)},v1=${signature}`),
    () => as(`t=${at},v1=${otherSignature(random, signature)}`),
    () => sign(honest.bytes, Number(at), `whsec_${random()}`),
    () =>
      as(
        pick(random, [
          `v1=${signature}`,
          `t=${at}`,
          `t=${at},v0=${signature}`,
          `t=${at};v1=${signature}`,
          `T=${at},V1=${signature}`,
          `t=${at},v1=${signature} `,
          [text],
          "",
        ]),
      ),
  ];
  let made = 0;
  while (made < count) {
    const changed = pick(random, kinds)();
    const isSame = changed.bytes.equals(honest.bytes) && changed.headers[header] === text;
    if (isSame) continue;
    made += 1;
    yield changed;
  }
}
