import { print } from "./print.ts";

const text = `solo: commands for the operator of a Solodesk installation

  solo catalogue import FILE    bring the shared catalogue to what a file says, product by product (SKU by SKU)
      FILE is .csv, .json (an array) or .jsonl (an object a line), plain or .gz, in UTF-8, or UTF-16 as spreadsheets
      write it. The cells of .csv may be separated by commas, semicolons or tabs.
      Columns: sku, name, price; and as you have them description, category, brand, wholesale_price, stock, image.
      Product exports of Shopify and WooCommerce are recognised by their columns; each variant becomes a product.
      --format shopify          or woocommerce or native: what the file is, whatever its columns say
      --map sku=id              take a column from another one; may be repeated; in JSON also price=priceInfo.price
      --set price=9.99          one value for every product; may be repeated
      --wholesale-percent 60    wholesale price, in percent of the price, where the file has none
      --html                    names and descriptions are HTML: take their text; other shops' files need no saying
      --pictures                fetch the pictures of products that have none yet, and show our own copies of them
      --dry-run                 only say what would change

  solo catalogue imports        the imports so far, newest first, and which can be undone
      --limit 50                how many; 20 unless given, at most 1000

  solo catalogue undo ID        put the catalogue back to before an import; "last" is the last that is not undone
      New products go, changed ones are as before. What some store lists, and what was changed again since, stays and is
      named. It says what it will do and asks first. The last 5 imports that changed something can be undone.
      --dry-run                 only say what it would do
      --yes                     do not ask

  solo catalogue list           what is in the shared catalogue, as it came in
      --search brass            what matches these words, best first
      --limit 50                how many; 20 unless given, at most 1000

  solo catalogue export FILE    write it to a .csv, .json or .jsonl file, plain or .gz; importing that changes nothing
      In CSV, what a spreadsheet would run as a formula has an apostrophe in front, which an import takes off again.

  solo catalogue remove SKU…    take products out of it, and off the shelves of all stores
      --all                     every product
      --yes                     do not ask

  solo messages                 what people wrote through Contact Us, newest first
      --limit 50                how many; 20 unless given, at most 1000
      --json                    as a JSON array, unchanged

  solo messages remove ID…      delete messages for good
      --before 2026-01-31       all that came before that day began, in UTC
      --yes                     do not ask

  solo wallet show EMAIL        what is in somebody's wallet, and its latest lines
      --limit 50                how many lines; 20 unless given, at most 1000

  solo wallet adjust EMAIL AMOUNT  give somebody credits, or take some: 25 or -12.50
      --reason "Credited twice" why, in the words its owner reads; it stays in the books
      --yes                     do not ask

  solo ledger check             prove the books: sums, balances, lines, payments, orders, refunds; 1 where one is wrong

  solo config                   every setting: its value, its default and what it means
  solo help                     this text

Works beside a running server. A second import of the same file changes nothing.`;

export function help(): number {
  print(text);
  return 0;
}
