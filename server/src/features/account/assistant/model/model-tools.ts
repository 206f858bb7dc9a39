// What a language model may ask for: the questions that the assistant answers anyway, in eight tools. It names what it means in
// words, never by an id. What would change something is only proposed.
import { ClockTime, SomeDay } from "@solodesk/contract/kernel/time.ts";
import { z } from "zod";
import { type Intent, intentNames } from "../ask/intents.ts";

export type AnsweredIntent = Exclude<Intent, "again">;

const words = z.string().trim().min(1).max(200);
/** How a model names what the seller looks at. */
export const HERE = "this";

/** What can be said along with a question. */
const SaidAlong = z.object({
  from: SomeDay.exactOptional(),
  to: SomeDay.exactOptional(),
  name: words.exactOptional(),
  thing: words.exactOptional(),
  campaign: words.exactOptional(),
  number: z.coerce
    .string()
    .regex(/^(#?\d{1,12}|this)$/i)
    .exactOptional(),
  /** Of an appointment: when it is moved to, and when it is now. */
  time: ClockTime.exactOptional(),
  on: SomeDay.exactOptional(),
  at: ClockTime.exactOptional(),
  /** Not in minor units. */
  amount: z.number().min(0).max(1_000_000_000).exactOptional(),
  percent: z.number().min(0).max(1000).exactOptional(),
  text: z.string().trim().min(1).max(2000).exactOptional(),
});
export type SaidAlong = z.infer<typeof SaidAlong>;
type SaidSlot = keyof SaidAlong;

interface ModelTool {
  description: string;
  /** The questions, with what each needs: of names between "|" one is enough, and one with "?" can be left out. */
  asks: Partial<Record<AnsweredIntent, readonly string[]>>;
  takes: readonly SaidSlot[];
  /** Whether a question is refused if more is said with it than it takes: it would be left out of what changes. */
  isStrict?: boolean;
}

const tools: Readonly<Record<string, ModelTool>> = {
  appointments: {
    description: "The calendar: who comes, who came, free time, requests, the waitlist.",
    asks: {
      appointments: [],
      past_appointments: [],
      next_appointment: [],
      free_times: [],
      requests: [],
      waiting: [],
      no_shows: [],
      cancellations: [],
      occupancy: [],
    },
    takes: ["from", "to"],
  },
  customers: {
    description: "One customer by name, who owes money, who is overdue for a visit, who spends most.",
    asks: { customer: ["name"], owes: ["name"], owes_all: [], overdue: [], best_customers: [] },
    takes: ["name", "from", "to"],
  },
  money: {
    description:
      "Revenue, also by service or product or of one of them (revenue_of), balance, payouts, money on hold.",
    asks: {
      revenue: [],
      revenue_by_service: [],
      revenue_by_product: [],
      revenue_of: ["thing"],
      balance: [],
      withdrawable: [],
      held: [],
      payouts: [],
    },
    takes: ["thing", "from", "to"],
  },
  orders: {
    description: "Orders of goods: all, one by its number, those to ship, unpaid or disputed.",
    asks: { orders: [], order: ["number"], to_ship: [], unpaid_orders: [], disputes: [] },
    takes: ["number", "from", "to"],
  },
  goods: {
    description: "The price or the stock of a service or product, and what runs out soon.",
    asks: { price: ["thing"], stock: ["thing"], low_stock: [] },
    takes: ["thing"],
  },
  marketing: {
    description: "What all ads, one campaign or tagged links earned.",
    asks: { ads: [], campaign: ["campaign"], links: [] },
    takes: ["campaign", "from", "to"],
  },
  store: {
    description:
      "Opening hours, days off, what there is to do, limits of the plan, failed emails, the store's address.",
    asks: { hours: [], days_off: [], todo: [], limits: [], failed_emails: [], store_link: [], help: [] },
    takes: [],
  },
  propose: {
    description:
      "Prepares one change, which the seller reads and confirms. An appointment is named by its customer, and by the day (on) and the time (at) that it has now. It is moved to a day (from) or a time. block and unblock close and open whole days. Prices take an amount or a percent.",
    asks: {
      confirm: ["name", "on?", "at?", "from?", "time?"],
      move: ["name", "from|time", "on?", "at?"],
      cancel: ["name", "on?", "at?", "from?", "time?"],
      block: ["from", "to?"],
      unblock: ["from", "to?"],
      set_price: ["thing", "amount"],
      raise_price: ["thing", "amount|percent"],
      lower_price: ["thing", "amount|percent"],
      refund: ["number"],
      ship: ["number"],
      deliver: ["number"],
      email: ["name", "text"],
    },
    takes: ["name", "thing", "number", "from", "to", "time", "on", "at", "amount", "percent", "text"],
    isStrict: true,
  },
};

interface OfferedTool {
  name: string;
  description: string;
  /** JSON Schema. */
  input: z.core.JSONSchema.BaseSchema;
}

/** As a model is offered them. */
export const offeredTools: readonly OfferedTool[] = Object.entries(tools).map(
  ([name, { description, asks, takes }]) => {
    const said = Object.fromEntries(takes.map((one) => [one, SaidAlong.shape[one]]));
    const schema = z.object({ what: z.enum(Object.keys(asks)), ...said });
    const { $schema: _dialect, ...input } = z.toJSONSchema(schema, { io: "input" });
    return { name, description, input };
  },
);

export interface ModelCall {
  intent: AnsweredIntent;
  said: SaidAlong;
}

const Input = SaidAlong.extend({ what: z.string() });

/** Undefined unless it is one of the questions, with all that it needs. */
export function readCall(name: string, input: unknown): ModelCall | undefined {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  const read = Input.safeParse(tidied(input));
  if (!tool || !read.success) return undefined;
  const { what, ...said } = read.data;
  const intent = intentNames.find((one) => one === what);
  if (intent === undefined || intent === "again") return undefined;
  const asked = tool.asks[intent]?.map((needs) => needs.split("|"));
  if (!asked) return undefined;
  const isSaid = (slot: string) => slot.endsWith("?") || Object.hasOwn(said, slot);
  const isTaken = (slot: string) => asked.flat().some((one) => one === slot || one === `${slot}?`);
  if (!asked.every((slots) => slots.some(isSaid))) return undefined;
  if (tool.isStrict && !Object.keys(said).every(isTaken)) return undefined;
  if (said.from !== undefined && said.to !== undefined && said.to < said.from) return undefined;
  return { intent, said };
}

/** Models fill in everything that they are offered, with empty texts and null, and write numbers as text. */
const tidied = (input: unknown): unknown =>
  typeof input === "object" && input !== null
    ? Object.fromEntries(
        Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
          if (value === "" || value === null) return [];
          if (typeof value !== "string") return [[name, value]];
          if (name === "amount" || name === "percent") return [[name, Number(value)]];
          return [[name, /^\d:\d\d$/.test(value) ? `0${value}` : value]];
        }),
      )
    : input;
