/** What each slot of a phrase stands for. */
export type SlotName =
  | "when"
  | "time"
  /** Of an appointment that is meant, beside those it is moved to. */
  | "on"
  | "at"
  | "name"
  | "thing"
  | "campaign"
  | "amount"
  | "percent"
  | "number"
  | "text";

export interface IntentShape {
  /** Which way a bare weekday or month points. */
  looks: "back" | "ahead";
  /** Whether it proposes a change. */
  isChange?: boolean;
  /** Whether it holds a message, which can be long and end in a question mark. */
  hasMessage?: boolean;
  /** Whether its key words tell what is meant, whatever else is said: if a wrong guess does no harm. */
  isLoose?: boolean;
  /** Whether it is worth offering to somebody who doesn't know what to ask. */
  isOffered?: boolean;
}

/** Everything that the assistant understands without a model. */
export const intents = {
  appointments: { looks: "ahead", isOffered: true },
  past_appointments: { looks: "back" },
  next_appointment: { looks: "ahead" },
  free_times: { looks: "ahead", isOffered: true },
  requests: { looks: "ahead" },
  waiting: { looks: "ahead" },
  no_shows: { looks: "back" },
  cancellations: { looks: "back" },
  occupancy: { looks: "ahead" },
  hours: { looks: "ahead" },
  days_off: { looks: "ahead" },
  customer: { looks: "back" },
  owes_all: { looks: "back", isOffered: true },
  owes: { looks: "back" },
  overdue: { looks: "back" },
  best_customers: { looks: "back" },
  revenue: { looks: "back", isOffered: true },
  revenue_by_service: { looks: "back" },
  revenue_by_product: { looks: "back" },
  revenue_of: { looks: "back" },
  balance: { looks: "back" },
  withdrawable: { looks: "back" },
  held: { looks: "back" },
  payouts: { looks: "back" },
  to_ship: { looks: "back" },
  orders: { looks: "back" },
  unpaid_orders: { looks: "back" },
  order: { looks: "back" },
  disputes: { looks: "back" },
  price: { looks: "back" },
  stock: { looks: "back" },
  low_stock: { looks: "back" },
  ads: { looks: "back" },
  campaign: { looks: "back" },
  links: { looks: "back" },
  todo: { looks: "ahead", isOffered: true },
  limits: { looks: "back" },
  failed_emails: { looks: "back" },
  store_link: { looks: "back" },
  help: { looks: "back" },
  confirm: { looks: "ahead", isChange: true },
  move: { looks: "ahead", isChange: true },
  cancel: { looks: "ahead", isChange: true },
  block: { looks: "ahead", isChange: true },
  unblock: { looks: "ahead", isChange: true },
  set_price: { looks: "back", isChange: true },
  raise_price: { looks: "back", isChange: true },
  lower_price: { looks: "back", isChange: true },
  refund: { looks: "back", isChange: true },
  ship: { looks: "back", isChange: true },
  deliver: { looks: "back", isChange: true },
  email: { looks: "back", isChange: true, hasMessage: true },
  /** The last question again, for another time: "and the month before?" */
  again: { looks: "back" },
} as const satisfies Record<string, IntentShape>;

export type Intent = keyof typeof intents;

/** In their order. */
export const shapeNames = <Name extends string>(shapes: Readonly<Record<Name, IntentShape>>): Name[] =>
  Object.keys(shapes).filter((name): name is Name => Object.hasOwn(shapes, name));

export const intentNames = shapeNames(intents);

export const shapeOf = (intent: Intent): IntentShape => intents[intent];

export const isChange = (intent: Intent): boolean => shapeOf(intent).isChange ?? false;
