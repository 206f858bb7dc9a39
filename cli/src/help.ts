import { print } from "./terminal/print.ts";

const text = `solo: commands for the operator of a Solodesk installation

  solo catalogue import FILE    create and update products of the shared catalogue from a file, matched by SKU
      FILE is .csv, .json (an array) or .jsonl (one object per line), optionally .gz, in UTF-8, or in UTF-16 as
      spreadsheets write it. Cells in .csv may be separated by commas, semicolons or tabs.
      Required columns: sku, name, price. Optional: description, category, brand, wholesale_price, stock, image.
      Product exports of Shopify and WooCommerce are recognised by their columns; each variant becomes a product.
      --format shopify          the file's format: shopify, woocommerce or native; detected if omitted
      --map sku=id              read a column from one with another name; repeatable; in JSON also price=priceInfo.price
      --set price=9.99          use one value for every product; repeatable
      --wholesale-percent 60    wholesale price in percent of the price, where the file has none; default 60
      --html                    names and descriptions are HTML: keep their text; implied for Shopify and WooCommerce
      --pictures                download the pictures of products that have none yet, and show these copies
      --dry-run                 show what would change, and change nothing

  solo catalogue imports        list past imports, newest first, and which of them can be undone
      --limit 50                how many; default 20, maximum 1000

  solo catalogue undo ID        restore the catalogue to its state before an import; "last" is the last one not undone
      Removes new products and restores changed ones. Products that a store lists, or that changed again since, are kept
      and named. Shows what will happen and asks first. The last 5 imports that changed something can be undone.
      --dry-run                 show what would change, and change nothing
      --yes                     do not ask

  solo catalogue list           list the products of the shared catalogue, oldest first
      --search brass            only products that match these words, best match first
      --limit 50                how many; default 20, maximum 1000

  solo catalogue export FILE    write the catalogue to a .csv, .json or .jsonl file, optionally .gz
      Importing that file changes nothing. In CSV, text that a spreadsheet would run as a formula starts with an
      apostrophe, which an import removes again.

  solo catalogue remove SKU…    remove products from the catalogue and from all stores
      --all                     remove every product
      --yes                     do not ask

  solo messages                 show the messages sent through Contact Us, newest first
      --limit 50                how many; default 20, maximum 1000
      --json                    print a JSON array with the original text

  solo messages remove ID…      permanently delete messages
      --before 2026-01-31       delete all messages sent before that day (UTC)
      --yes                     do not ask

  solo accounts reset-link EMAIL  print a link with which the owner sets a new password, where emails cannot be sent

  solo accounts second-factor-off EMAIL  turn off two-step sign-in for someone who lost phone and recovery codes
      First make sure that the request comes from the owner: afterwards the password alone signs in. The owner gets an
      email.

  solo accounts sign-out EMAIL  sign out all devices of an account and revoke its API tokens

  solo accounts suspend EMAIL   suspend an account: no sign-in, store offline, withdrawals paused, plan not renewed
      --reason "TEXT"           reason; the owner gets it by email

  solo accounts restore EMAIL   end the suspension of an account; the owner gets an email

  solo demo                     fill an empty installation with three stores and a year of business, to look at
      npm run demo does this in a folder of its own, and starts a server there. The password of the owners is public.
      --days 30                 how long the stores have been open; default 365

  solo orders list              list the marketplace's own sales, newest first; sellers handle the orders of their stores
      --status paid             only those; or pending_payment, processing, shipped, delivered, cancelled, expired, refunded
      --limit 50                how many; default 20, maximum 1000

  solo orders ship NUMBER       mark an order as shipped; its buyer gets an email
      --tracking "1Z 999"       tracking number or link

  solo orders deliver NUMBER    mark an order as delivered

  solo orders cancel NUMBER     cancel an order, refund it in full and put its products back in stock
      --reason "Sold out"       reason, for the record
      --yes                     do not ask

  solo orders returns           list shipped items that sellers report as returned, waiting for your confirmation
      --limit 50                how many orders; default 20, maximum 1000

  solo orders restock NUMBER    confirm a return: put the items back in stock and credit the wholesale price to the seller
      --missing                 the items did not arrive: change neither stock nor money
      --yes                     do not ask

  solo payments alerts          list payment problems that need your attention, and what to do about each: refunds that
                                failed for good, and gateway events that do not match
      --limit 50                how many of each; default 20, maximum 1000

  solo payments show ID         show a payment with its refunds and gateway events, and what to do about each alert

  solo plans list               list Free and what is for sale: packs of credits and subscriptions

  solo plans apply FILE         replace that list with the one in a JSON file; shows what would change and asks first
      {"plans": [{"key": "starter-month", "kind": "subscription", "interval": "month", "name": "Starter", "price": "9.00",
      "description": "…", "features": ["…"], "fee_bps": 100}]}
      Add "translations": {"de": {"description": "…", "features": ["…"]}} to show these texts to readers of German.
      A pack has the kind "credits", and "credits" in place of interval and fee_bps, which is your fee on sales: 100 is 1 %.
      The plan that everyone is on until they buy another has the kind and the key "free", and neither price nor interval.
      Limit it with "limits": {"products": 50, "services": 10, "appointments_per_month": 100}; an omitted limit means no
      limit. "emails_per_day": 2000 lets accounts send that many emails within a day; without it they can send 500.
      No subscription may have a lower limit or fewer emails than Free, or a higher fee. Without a plan of kind "free" in
      the file, Free has no limits. Changes to Free apply right away.
      A changed plan is sold as a new version. A plan missing from the file is withdrawn. Existing buyers keep theirs.
      --yes                     do not ask

  solo subscriptions list       list subscriptions with plan, end of the paid period and payment method, newest first
      --status past_due         only those; or active, cancelled, expired
      --limit 50                how many; default 20, maximum 1000

  solo wallet show EMAIL        show the balances of a wallet and its latest transactions
      --limit 50                how many transactions; default 20, maximum 1000

  solo wallet adjust EMAIL AMOUNT  add credits to a wallet, or take some: 25 or -12.50
      --reason "Credited twice" reason that the owner sees; it cannot be changed later
      --yes                     do not ask

  solo wallet debts             list sellers whose refunds exceed what they have, largest debt first
      --limit 50                how many; default 20, maximum 1000

  solo wallet limit EMAIL AMOUNT  set how much a seller may owe for refunds: 500, or default for DEBT_LIMIT

  solo payouts list             list withdrawals of earnings, newest first
      --status requested        only those; or processing, paid, failed, cancelled
      --limit 50                how many; default 20, maximum 1000

  solo payouts approve ID…      approve payouts, where PAYOUT_APPROVAL is on

  solo payouts export FILE.csv  write all waiting payouts to a file, with full account numbers, to pay them by hand
      From then on you must mark each as paid or failed. Only you can read the file; delete it afterwards.
      Routing and account numbers start with a ' that keeps their leading zeros in a spreadsheet and is not part of them.
      --again                   write the payouts that were exported before and are neither paid nor failed

  solo payouts pay ID           mark a payout as paid; its owner gets an email
      --reference "AB12"        the bank's reference
      --yes                     do not ask

  solo payouts fail ID          mark a payout as failed; the money returns to its owner
      --reason "Account closed" reason that the owner sees
      --yes                     do not ask

  solo payouts reconcile FILE.csv  compare a file from the provider or bank with the payouts; exits with 1 if they differ
      Columns: payout, amount, currency, reference. Names each line that is missing, duplicated, unknown or different.
      --from 2026-01-01         only payouts paid on or after that day (UTC)
      --before 2026-02-01       only payouts paid before that day (UTC)

  solo doctor [ADDRESS…]        check the installation, then test stores as a customer uses them; exits with 1 if anything is wrong
      The installation: database, books, clocks, jobs, disk, email, payments, pictures, language model and address. No
      email is sent and no money moves. The stores: book, fill a cart, pay. ADDRESS is the last part of a store page's
      address; without it, the published stores, latest change first. Nothing that is tried stays.
      --limit 50                how many stores; default 20, maximum 1000

  solo move --to DATABASE_URL   copy the whole database into an empty PostgreSQL of your own; stop Solodesk first
      Asks for the password if the address has none and PGPASSWORD is unset. The old database is only read and stays as
      it is. Both are compared, table by table, before the copy counts.

  solo ledger check             verify the ledger: sums, balances, payments, orders, refunds, payouts; exits with 1 on errors

  solo backup [PLACE]           back up the embedded database, the pictures and the secrets into one file
      Each backup is restored beside the running database to prove it. PLACE is a file, a folder or a bucket such as
      s3://desk-backups/solodesk; without it, BACKUP_TO. BACKUP_PASSPHRASE seals the secrets.

  solo restore BACKUP           restore a backup, a file or s3://…/solodesk-….tar.gz, into an empty DATA_DIR
      Asks for the passphrase if BACKUP_PASSPHRASE is unset. Exits with 1 if the ledger in the backup is wrong.

  solo config                   print every setting with its value, its default and its meaning
      --markdown                print the page docs/configuration.md
      --env                     print the file .env.example

  solo --version                print the version
  solo help                     print this text

The commands work while the server runs, except move. Importing the same file twice changes nothing the second time.`;

export function help(): number {
  print(text);
  return 0;
}
