// The shared catalogue and the plans for sale, for the people who run the installation.
import { z } from "zod";
import { importColumns } from "../catalog/catalog/import-column.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { text } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";
import { writtenMapping } from "../kernel/written-mapping.ts";
import { gatewayNames } from "../money/payments.ts";
import { PlanLimits, planIntervals, planKinds } from "../money/plans.ts";

/** Kinds of files that an import reads, by their names. */
export const catalogueFiles = [".csv", ".json", ".jsonl", ".ndjson"] as const;
/** The wholesale price in percent of the price, for rows that name none. */
export const wholesalePercent = 60;

/** `unfinished`: it runs, or ended early. `too_old`: its changes are no longer stored. */
export const importStates = ["undoable", "unfinished", "unchanged", "too_old", "undoing", "undone"] as const;
export type ImportState = (typeof importStates)[number];

export const CatalogueImport = z.object({
  /** The running number that people call it by. */
  id: z.int(),
  file: z.string(),
  started_at: Instant,
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  state: z.enum(importStates),
  undone_at: Instant.nullable(),
  /** While it is being undone: how far that is, 0 to 99. */
  undo_percent: z.int().nullable(),
});
export type CatalogueImport = z.infer<typeof CatalogueImport>;

/** Column of the catalogue → column of the file. */
export const CatalogueMapping = z.partialRecord(z.enum(importColumns), text(300, 1));
export type CatalogueMapping = z.infer<typeof CatalogueMapping>;

export const CatalogueOutcome = z.object({
  dry_run: z.boolean(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused_count: z.int(),
  /** The first rows that were refused, at most 100; reasons are in English. */
  refused: z.array(
    z.object({
      row: z.int(),
      column: z.string().nullable(),
      reason: z.string(),
      /** How it could be written instead. */
      suggestion: z.string().nullable(),
    }),
  ),
  /** Required columns that the file lacks, and those that it has: a mapping has to say which are which. */
  missing: z.array(z.enum(importColumns)),
  columns: z.array(z.string()),
  /** Why the import ended early; the counts are what was saved until then. */
  broken_off: z.string().nullable(),
});
export type CatalogueOutcome = z.infer<typeof CatalogueOutcome>;

export const ImportUndo = z.object({
  /** New products that are removed. */
  removed: z.int(),
  /** Changed products that are as before. */
  restored: z.int(),
  /** New products that stay, because stores list them. */
  listed: z.int(),
  /** Products that stay, because they were changed again since. */
  changed: z.int(),
  /** Some of those that stay, at most 20. */
  staying: z.array(z.object({ sku: z.string(), name: z.string(), stores: z.int() })),
});
export type ImportUndo = z.infer<typeof ImportUndo>;

/** One line of the answer. Only a preview with an "end" is whole. */
export const UndoPreviewLine = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), percent: z.int() }),
  ImportUndo.extend({ type: z.literal("outcome") }),
  z.object({ type: z.literal("end") }),
]);
export type UndoPreviewLine = z.infer<typeof UndoPreviewLine>;

export const PlanTerms = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(planKinds),
  price: Money,
  interval: z.enum(planIntervals).nullable(),
  credits: Money.nullable(),
  limits: PlanLimits,
  fee_bps: z.int().nullable(),
  emails_per_day: z.int().nullable(),
});
export type PlanTerms = z.infer<typeof PlanTerms>;

export const OperatorPlan = PlanTerms.extend({
  version: z.int(),
  /** Accounts that are on any version of it now. */
  subscribers: z.int(),
});
export type OperatorPlan = z.infer<typeof OperatorPlan>;

export const PlanListChanges = z.object({
  added: z.array(PlanTerms),
  changed: z.array(z.object({ before: PlanTerms, after: PlanTerms })),
  withdrawn: z.array(PlanTerms),
  unchanged: z.int(),
});
export type PlanListChanges = z.infer<typeof PlanListChanges>;

export const OperatorSubscription = z.object({
  id: Id,
  email: z.string(),
  plan: z.string(),
  next_plan: z.string().nullable(),
  status: z.enum(["active", "past_due", "cancelled", "expired"]),
  paid_until: Instant,
  /** Whether it ends when the paid time does. */
  ends: z.boolean(),
  gateway: z.enum(gatewayNames),
  /** While past due: when payment is tried again. */
  retry_at: Instant.nullable(),
});
export type OperatorSubscription = z.infer<typeof OperatorSubscription>;

const ofImport = z.strictObject({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) });
const imports = "/api/operator/catalogue/imports" as const;
const Done = z.object({ status: z.literal(true), message: z.string() });

export const operatorCatalogue = {
  listImports: endpoint({
    method: "GET",
    path: imports,
    summary: "List the imports into the shared catalogue, newest first, and count its products",
    access: "operator",
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(CatalogueImport), pagination: Pagination, products: z.int() }),
    failed: msg("Failed to load the imports"),
  }),
  importCatalogue: endpoint({
    method: "POST",
    path: imports,
    summary: `Import products from a file (${catalogueFiles.join(", ")}); importing it again changes nothing`,
    access: "operator",
    query: z.strictObject({
      /** Reports what an import would do, and stores nothing. */
      dry_run: z.enum(["true", "false"]).default("false"),
      wholesale_percent: z.coerce.number<number>().int().min(0).max(100).default(wholesalePercent),
      /** As JSON: `{"sku":"Artikelnummer","price":"Preis"}`. */
      mapping: writtenMapping(CatalogueMapping).optional(),
    }),
    upload: {
      maxBytes: 100 * 1024 * 1024,
      types: ["text/csv", "application/json", "application/x-ndjson"],
      spooled: true,
    },
    answer: Done.extend({ data: CatalogueOutcome }),
    refuses: ["confirmation_required", "request_in_progress", "unavailable", "invalid_transition"],
    failed: msg("Failed to import the file"),
    budget: "upload",
  }),
  previewUndo: endpoint({
    method: "POST",
    path: `${imports}/:id/undo-preview`,
    summary: "Preview undoing an import; streams its progress",
    access: "operator",
    params: ofImport,
    stream: true,
    answer: UndoPreviewLine,
    refuses: ["not_found", "invalid_transition"],
    failed: msg("Failed to load what an undo would do"),
  }),
  undoImport: endpoint({
    method: "POST",
    path: `${imports}/:id/undo`,
    summary:
      "Start undoing an import. Products that a store lists or that changed again are kept. The list of imports shows the progress",
    access: "operator",
    params: ofImport,
    answer: Done,
    status: 202,
    refuses: ["not_found", "invalid_transition", "confirmation_required"],
    done: msg("The import is being undone"),
    failed: msg("Failed to undo the import"),
  }),
  listPlans: endpoint({
    method: "GET",
    path: "/api/operator/plans",
    summary: "List Free and the plans on sale with their subscribers, and as the text of a plan file",
    access: "operator",
    answer: z.object({
      data: z.array(OperatorPlan),
      file: z.string(),
      /** Of the plans as they are: for applyPlans. */
      revision: z.string(),
    }),
    failed: msg("Failed to load the plans"),
  }),
  applyPlans: endpoint({
    method: "POST",
    path: "/api/operator/plans",
    summary: "Replace the plans on sale with those of a plan file; those who bought one keep its version",
    access: "operator",
    body: z.strictObject({
      /** The text of the file. */
      file: text(200_000, 1),
      /** Of the plans that were edited. */
      revision: text(100, 1),
      /** Reports what would change, and stores nothing. */
      dry_run: z.boolean().default(false),
    }),
    answer: Done.extend({ data: PlanListChanges }),
    refuses: ["confirmation_required", "version_conflict"],
    failed: msg("Failed to save the plans"),
  }),
  listSubscriptions: endpoint({
    method: "GET",
    path: "/api/operator/subscriptions",
    summary: "List the subscriptions of all accounts, newest first",
    access: "operator",
    query: z.strictObject({
      ...pageQuery(),
      status: z.enum(["active", "past_due", "cancelled", "expired"]).optional(),
    }),
    answer: z.object({ data: z.array(OperatorSubscription), pagination: Pagination }),
    failed: msg("Failed to load the subscriptions"),
  }),
};
