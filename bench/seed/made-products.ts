// A catalogue of any size with words as frequent as in a real one: few are everywhere, most are rare.
/** Mulberry32: the same catalogue in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const split = (text: string) => text.split(" ");
const qualities = split(
  "amber brass calm cedar classic cotton deep dusk fine flax fresh gentle golden heavy ivory large light linen little long matte mellow mild mossy natural oak olive pale pearl plain pocket quiet rustic satin sharp silver simple slim small smooth soft solid sturdy sunny tall thin warm wide wild wool",
);
const things = split(
  "apron backpack basket belt blanket board book bottle bowl box brush cable candle card chair clock coat comb cup cushion desk drill glass glove hammer hook jacket jar journal kettle knife ladle lamp lantern mat mirror mug needle notebook oil pan paper pen pencil pillow plate pot ribbon ring rug saddle scarf scissors screen shelf shirt soap spade spoon stand stool strap table tea thread tile tin towel tray vase wallet watch wheel wick wrench yarn",
);
const syllables = split(
  "ba be bo ca co da de du fa fe go ha ka ke la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se ta te ti to va ve vi za",
);
const categories = Array.from({ length: 40 }, (_, i) => `${things[i]} & ${things[i + 20]}`);

export interface MadeProduct {
  id: string;
  sku: string;
  name: string;
  description: string;
  category: string;
  brand: string;
  price: number;
}

/** Yields one product after the other, so that they are never all in memory. */
export function* madeProducts(count: number): Generator<MadeProduct> {
  const next = random(42);
  const pick = (list: string[]) => list[Math.floor(next() * next() * list.length)] ?? "";
  const word = () =>
    Array.from(
      { length: 2 + Math.floor(next() * 2) },
      () => syllables[Math.floor(next() * syllables.length)],
    ).join("");
  for (let n = 0; n < count; n += 1) {
    const name = `${pick(qualities)} ${pick(things)} ${word()}`;
    const text = Array.from({ length: 24 }, () => (next() < 0.6 ? pick(qualities) : word())).join(" ");
    yield {
      id: `01900000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`,
      sku: `SKU-${String(n).padStart(7, "0")}`,
      name,
      description: `A ${name}, ${text}.`,
      category: pick(categories),
      brand: word(),
      price: 500 + Math.floor(next() * 20_000),
    };
  }
}
