// Draws a QR code, dark on white in every theme, because scanners need that.
import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** White margin around the code in dots, as the standard requires. */
const QUIET = 4;
/** Approximate side of the PNG in pixels: sharp on a poster. */
const PNG_SIDE = 1200;

/** Returns rows of dots, true if dark. At level M, about a seventh of the code may be damaged. */
const dotsOf = (text: string): boolean[][] => encode(text, { ecc: "M", border: QUIET }).data;

export function qrCodeSvg(text: string): string {
  const rows = dotsOf(text);
  const side = rows.length;
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
}

/** Writes the PNG directly: the image library takes ten times as long and 100 MB of memory. */
export function qrCodePng(text: string): Buffer {
  const rows = dotsOf(text);
  const scale = Math.ceil(PNG_SIDE / rows.length);
  const side = rows.length * scale;
  const lines = rows.flatMap((row) => {
    const line = lineOf(row, scale);
    return Array.from({ length: scale }, () => line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Returns a scan line: filter byte 0 (none), then eight pixels per byte, white as 1. */
function lineOf(row: boolean[], scale: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8));
  for (let x = 0; x < row.length * scale; x += 1) {
    if (!row[Math.floor(x / scale)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
