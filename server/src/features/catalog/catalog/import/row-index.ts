// Finds the row an SKU came from, for a file of any length: twelve bytes for each place of a hash table, of
// which at least half are free. A Map of a million SKUs would take ten times as much.
import { hash } from "node:crypto";

const FIRST_PLACES = 4096;
/** Two parts of a hash and the row. */
const WIDTH = 3;

interface Found {
  at: number;
  row: number;
}

export interface RowIndex {
  find(sku: string): number | undefined;
  /**
   * Stores the row of a new SKU and returns undefined. Returns the earlier row of a known SKU, and keeps
   * that.
   */
  add(sku: string, row: number): number | undefined;
}

/**
 * Tells SKUs apart by 64 bits of their SHA-1: among a million, two collide with a chance of one in thirty
 * million.
 */
export function rowIndex(): RowIndex {
  let places = FIRST_PLACES;
  let table = new Uint32Array(places * WIDTH);
  let count = 0;

  /** Where the key is, or the free place where it would be; row 0 marks a free place. */
  function place(high: number, low: number): Found {
    for (let slot = low & (places - 1); ; slot = (slot + 1) & (places - 1)) {
      const at = slot * WIDTH;
      const row = table[at + 2] ?? 0;
      if (row === 0 || (table[at] === high && table[at + 1] === low)) return { at, row };
    }
  }

  function grow(): void {
    const former = table;
    places *= 2;
    table = new Uint32Array(places * WIDTH);
    for (let from = 0; from < former.length; from += WIDTH) {
      const entry = former.subarray(from, from + WIDTH);
      const [high = 0, low = 0, row = 0] = entry;
      if (row > 0) table.set(entry, place(high, low).at);
    }
  }

  const partsOf = (sku: string): [number, number] => {
    const bytes = hash("sha1", sku, "buffer");
    return [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
  };

  return {
    find(sku) {
      const { row } = place(...partsOf(sku));
      return row === 0 ? undefined : row;
    },
    add(sku, row) {
      const [high, low] = partsOf(sku);
      const former = place(high, low);
      if (former.row !== 0) return former.row;
      table.set([high, low, row], former.at);
      count += 1;
      if (count * 2 > places) grow();
      return undefined;
    },
  };
}
