import { print } from "./terminal/print.ts";

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

  solo accounts reset-link EMAIL  a link by which somebody sets a new password, to hand over where no mail can be sent

  solo accounts second-factor-off EMAIL  ask somebody for no code any more, who lost their phone and the recovery codes
      Be sure that it is them who asks: from then on the password alone signs in. Its owner is told by mail.

  solo orders list              what the marketplace itself sold, newest first; a store's orders its seller leads on
      --status paid             only those; or pending_payment, processing, shipped, delivered, cancelled, expired, refunded
      --limit 50                how many; 20 unless given, at most 1000

  solo orders ship NUMBER       say that it is on its way; its buyer gets a letter
      --tracking "1Z 999"       what it is followed by: a number or a link

  solo orders deliver NUMBER    say that it has arrived

  solo orders cancel NUMBER     call it off, give all of its money back and put its goods in stock again
      --reason "Sold out"       why, for the record
      --yes                     do not ask

  solo orders returns           sent pieces that sellers say came back: they wait for you to say so, too
      --limit 50                how many orders; 20 unless given, at most 1000

  solo orders restock NUMBER    put them in stock again and give the seller their wholesale price back
      --missing                 they did not come back: nothing is put in stock or given back
      --yes                     do not ask

  solo payments alerts          what went wrong with payments and needs a person: refunds that failed for good, and events
      --limit 50                of gateways that cannot be right; 20 of each unless given, at most 1000

  solo payments show ID         a payment with its refunds and what its gateway told, and what to do about each alert

  solo plans list               what is sold here: packs of credits and subscriptions

  solo plans apply FILE         make that what a JSON file says; shows what would change and asks first
      {"plans": [{"key": "starter-month", "kind": "subscription", "interval": "month", "name": "Starter", "price": "9.00",
      "description": "…", "features": ["…"], "limits": {"products": 50, "services": 10, "appointments_per_month": 100}}]}
      A pack is of the kind "credits", with "credits" instead of interval and limits. A limit that is left out is none.
      What changed is sold as a new version, and what the file leaves out no more; whoever has bought it keeps it.
      --yes                     do not ask

  solo subscriptions list       who is on which plan, until when and how it is paid, newest first
      --status past_due         or active, cancelled, expired
      --limit 50                how many; 20 unless given, at most 1000

  solo wallet show EMAIL        what is in somebody's wallet, and its latest lines
      --limit 50                how many lines; 20 unless given, at most 1000

  solo wallet adjust EMAIL AMOUNT  give somebody credits, or take some: 25 or -12.50
      --reason "Credited twice" why, in the words its owner reads; it stays in the books
      --yes                     do not ask

  solo wallet debts             who owes more than they have, by refunds after their earnings were paid out
      --limit 50                how many; 20 unless given, at most 1000

  solo wallet limit EMAIL AMOUNT  how much somebody may come to owe by refunds: 500, or default for DEBT_LIMIT

  solo payouts list             withdrawals of earnings, newest first
      --status requested        or processing, paid, failed, cancelled
      --limit 50                how many; 20 unless given, at most 1000

  solo payouts approve ID…      let what waits for approval go on, where PAYOUT_APPROVAL is on

  solo payouts export FILE.csv  where you pay by hand: write all that wait to a file, with account numbers in full
      They are yours from then on: pay each, or let it fail, and say so. Only you can read the file; delete it afterwards.
      Routing and account numbers stand behind a ' that keeps their zeros in a spreadsheet and is no part of them.
      --again                   those that were written before and are neither paid nor failed

  solo payouts pay ID           say that you paid it; its owner gets a mail
      --reference "AB12"        what the bank calls it
      --yes                     do not ask

  solo payouts fail ID          say that it cannot be paid; its money goes back to its owner
      --reason "Account closed" why, in the words its owner reads
      --yes                     do not ask

  solo payouts reconcile FILE.csv  hold what the provider says it paid against what was paid; 1 where they differ
      Columns: payout, amount, currency, reference. Names each line that is missing, one too many, or says something else.
      --from 2026-01-01         only what was paid from that day on, in UTC
      --before 2026-02-01       and before that day

  solo ledger check             prove the books: sums, balances, lines, payments, orders, refunds, payouts; 1 where not

  solo config                   every setting: its value, its default and what it means
  solo help                     this text

Works beside a running server. A second import of the same file changes nothing.`;

export function help(): number {
  print(text);
  return 0;
}
