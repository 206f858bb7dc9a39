// A store without a banner gets a pattern of tiles, like an encaustic floor, generated from its address. It
// is the same at every visit, and differs from store to store.

export const bannerSize = { width: 1280, height: 320 } as const;
const tile = 80;

/** SVG path data for three strengths of the accent, the strongest last. */
export type BannerPattern = readonly [faint: string, middle: string, strong: string];

/** Each shape fills a corner, a half or the middle of the tile whose top left corner is at x, y. */
const shapes = [
  (x: number, y: number) => `M${x} ${y}h${tile}a${tile} ${tile} 0 0 1-${tile} ${tile}z`,
  (x: number, y: number) => `M${x} ${y}v${tile}h${tile}a${tile} ${tile} 0 0 0-${tile}-${tile}z`,
  (x: number, y: number) => `M${x + tile} ${y}v${tile}h-${tile}a${tile} ${tile} 0 0 1 ${tile}-${tile}z`,
  (x: number, y: number) => `M${x} ${y}h${tile}v${tile}a${tile} ${tile} 0 0 1-${tile}-${tile}z`,
  (x: number, y: number) => `M${x} ${y}a40 40 0 0 0 ${tile} 0z`,
  (x: number, y: number) => `M${x} ${y + tile}a40 40 0 0 1 ${tile} 0z`,
  (x: number, y: number) => `M${x + 24} ${y + 40}a16 16 0 1 0 32 0 16 16 0 1 0-32 0z`,
] as const;

export function bannerPattern(seed: string): BannerPattern {
  const draw = dice(seed);
  const paths: [string, string, string] = ["", "", ""];
  for (let y = 0; y < bannerSize.height; y += tile) {
    for (let x = 0; x < bannerSize.width; x += tile) {
      // A third of the tiles stay empty.
      if (draw(6) < 2) continue;
      const shape = shapes[draw(shapes.length)];
      const strength = draw(8);
      const layer = strength === 0 ? 2 : strength < 4 ? 1 : 0;
      if (shape) paths[layer] += shape(x, y);
    }
  }
  return paths;
}

/** A pseudo-random generator: the same numbers for the same seed (xorshift over a hash of it). */
function dice(seed: string): (sides: number) => number {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}
