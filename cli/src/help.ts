import { print } from "./print.ts";

const text = `solo: commands for the operator of a Solodesk installation

  solo catalogue import FILE    bring the shared catalogue to what a file says, product by product (SKU by SKU)
      FILE is .csv, .json (an array) or .jsonl (an object a line), plain or .gz, in UTF-8.
      Columns: sku, name, price; and as you have them description, category, brand, wholesale_price, stock, image.
      --map sku=id              take a column from another one; may be repeated
      --set price=9.99          one value for every product; may be repeated
      --wholesale-percent 60    wholesale price, in percent of the price, where the file has none
      --dry-run                 only say what would change

  solo messages                 what people wrote through Contact Us, newest first
      --limit 50                how many; 20 unless given, at most 1000
      --json                    as a JSON array, unchanged

  solo config                   every setting: its value, its default and what it means
  solo help                     this text

Works beside a running server. A second import of the same file changes nothing.`;

export function help(): number {
  print(text);
  return 0;
}
