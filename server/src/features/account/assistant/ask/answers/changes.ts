// What changes something is proposed; the seller reads it and confirms.

import type { NamedCallInput } from "@solodesk/contract/account/assistant/proposal.ts";
import type { AnswerLine, Choice } from "@solodesk/contract/account/assistant/thread.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, instantOf, MINUTE, wallOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import type { TimeOff } from "@solodesk/contract/store/store.ts";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { propose } from "../../proposals/propose.ts";
import type { When } from "../read/resolve-when.ts";
import { writeQuestion } from "../write-question.ts";
import { dayBeside, daysInWords } from "./days-in-words.ts";
import { type Answering, AskBack, type AskedDesk, choicesLine, read, textLine } from "./desk.ts";
import { findThing } from "./goods.ts";
import { findAskedOrder, leftOf } from "./orders.ts";
import { findPerson, isOf, searchKeyOf } from "./people.ts";

async function card(
  { deps, user, call }: AskedDesk,
  endpoint: string,
  input: NamedCallInput,
): Promise<AnswerLine[]> {
  const proposal = await propose(deps, { user, call, createdBy: "ask", endpoint, input });
  return [{ type: "card", proposal }];
}

const upcoming = ["Pending", "Confirmed"] as const;

interface Meant {
  statuses: readonly Appointment["status"][];
  on: When | undefined;
  /** "10:30". */
  at: string | undefined;
}

/** The upcoming appointment that is meant. Asks back if several could be, and says so if none is. */
async function findAppointment(desk: AskedDesk, { statuses, on, at }: Meant): Promise<Appointment> {
  const { reading, here, store, now, question } = desk;
  if (here.about !== undefined)
    return (await read(desk, appointments.get, { params: { id: here.about } })).data;
  if (reading.slots.isHere && here.appointment !== undefined) {
    const { data: open } = await read(desk, appointments.get, { params: { id: here.appointment } });
    const day = dayOf(open.timezone, Date.parse(open.starts_at));
    if ((on && (day < on.from || day > on.to)) || (at !== undefined && clockOf(open) !== at))
      throw new AskBack(textLine(t("The open appointment is at another time. Say the customer's name.")));
    return open;
  }
  const person = await findPerson(desk);
  const from = on && on.from > dayOf(store.timezone, now.getTime()) ? on.from : now.toISOString();
  const query = {
    status: "All" as const,
    q: searchKeyOf(person),
    from,
    page_size: 100,
    ...(on && { to: on.to }),
  };
  const { data } = await read(desk, appointments.list, { query });
  const found = data.filter(
    (one) => isOf(person)(one) && statuses.includes(one.status) && (at === undefined || clockOf(one) === at),
  );
  const [first, second] = found;
  if (!first) throw new AskBack(textLine(t("{name} has no upcoming appointment.", { name: person.name })));
  if (!second) return first;
  const choices = found.slice(0, 8).map((one): Choice => {
    const time = startInWords({ startsAt: new Date(one.starts_at) }, one.timezone);
    return {
      label: `${one.title}, ${time}`,
      question,
      whole: true,
      context: { about: one.id },
    };
  });
  throw new AskBack(textLine(t("Which one?||of several appointments")), choicesLine(choices));
}

/** "10:30", in its own zone. */
const clockOf = ({ starts_at, timezone }: Appointment): string =>
  new Date(wallOf(timezone, Date.parse(starts_at))).toISOString().slice(11, 16);

export const confirmVisit: Answering = async (desk) => {
  const { when: on, time: at } = desk.reading.slots;
  const { id } = await findAppointment(desk, { statuses: ["Pending"], on, at });
  return card(desk, "appointments.edit", { params: { id }, body: { status: "Confirmed" } });
};

export const cancelVisit: Answering = async (desk) => {
  const { when: on, time: at } = desk.reading.slots;
  const { id } = await findAppointment(desk, { statuses: upcoming, on, at });
  return card(desk, "appointments.edit", { params: { id }, body: { status: "Cancelled" } });
};

/** To another day at the same time, to another time on the same day, or both. */
export const moveVisit: Answering = async (desk) => {
  const { when, time, on, at } = desk.reading.slots;
  if (when && when.from !== when.to) throw new AskBack(textLine(t("To which day?")));
  if (when?.isPart && (time === undefined || (!when.isMorning && time < "12:00")))
    throw new AskBack(textLine(t("At what time? For example, 3 pm.")));
  const { id, starts_at: start, timezone } = await findAppointment(desk, { statuses: upcoming, on, at });
  const wall = wallOf(timezone, Date.parse(start));
  const day = when ? wallOfDay(when.from) : Math.floor(wall / DAY) * DAY;
  const [hours = 0, minutes = 0] = time?.split(":").map(Number) ?? [];
  const clock = time === undefined ? wall % DAY : (hours * 60 + minutes) * MINUTE;
  const startsAt = new Date(instantOf(timezone, day + clock)).toISOString();
  return card(desk, "appointments.edit", { params: { id }, body: { starts_at: startsAt } });
};

/** Only whole days can be closed; a part of one is asked back. */
export const closeOn: Answering = async (desk) => {
  const { when } = desk.reading.slots;
  if (!when) throw new AskBack(textLine(t("On which day?")));
  if (when.to < dayOf(desk.store.timezone, desk.now.getTime()))
    throw new AskBack(textLine(t("{days}: that's in the past.", { days: daysInWords(when) })));
  if (when.isPart && when.from === when.to) {
    const { question } = writeQuestion(desk.grammar, "block", { when: when.from });
    throw new AskBack(
      textLine(t("Only whole days can be closed.")),
      choicesLine([
        { label: t("Close on {day}, all day", { day: daysInWords(when) }), question, whole: true },
      ]),
    );
  }
  if (when.isPart) throw new AskBack(textLine(t("Only whole days can be closed.")));
  const { hours } = desk.store;
  const time_off = [...hours.time_off, { from: when.from, to: when.to, reason: "" }];
  return card(desk, "store.edit", { body: { hours: { ...hours, time_off } } });
};

export const openOn: Answering = async (desk) => {
  const { when } = desk.reading.slots;
  const { hours } = desk.store;
  if (!when) throw new AskBack(textLine(t("On which day?")));
  if (when.isPart) throw new AskBack(textLine(t("Only whole days can be opened again.")));
  const time_off = hours.time_off.flatMap((off) => without(off, when));
  if (JSON.stringify(time_off) === JSON.stringify(hours.time_off))
    throw new AskBack(textLine(t("{days}: you have no days off then.", { days: daysInWords(when) })));
  return card(desk, "store.edit", { body: { hours: { ...hours, time_off } } });
};

/** What is left of a time off once these days are open again. */
function without(off: TimeOff, { from, to }: When): TimeOff[] {
  if (to < off.from || from > off.to) return [off];
  return [
    ...(off.from < from ? [{ ...off, to: dayBeside(from, -1) }] : []),
    ...(off.to > to ? [{ ...off, from: dayBeside(to, 1) }] : []),
  ];
}

/** @param way 1 raises by what was said, -1 lowers by it; 0 sets it. */
export const changePrice =
  (way: 1 | -1 | 0): Answering =>
  async (desk) => {
    const { amount = 0, percent } = desk.reading.slots;
    const { kind, id, price } = await findThing(desk);
    const by = percent === undefined ? amount : Math.round((price.amount * percent) / 100);
    const next = { ...price, amount: way === 0 ? amount : price.amount + way * by };
    if (next.amount < 0) throw new AskBack(textLine(t("A price can't be below zero.")));
    return kind === "service"
      ? card(desk, "services.edit", { params: { id }, body: { price: next } })
      : card(desk, "catalog.editListing", { params: { id }, body: { list_price: next } });
  };

export const refund: Answering = async (desk) => {
  const order = await findAskedOrder(desk);
  const said = t("This refunds the remaining {amount} of order {number}.", {
    number: order.number,
    amount: leftOf(order),
  });
  const body = { restock: true, reason: t("Refund||the reason of a refund") };
  return [textLine(said), ...(await card(desk, "orders.refund", { params: { id: order.id }, body }))];
};

export const markOrder =
  (status: "shipped" | "delivered"): Answering =>
  async (desk) => {
    const { id } = await findAskedOrder(desk);
    return card(desk, "orders.change", { params: { id }, body: { status } });
  };

export const writeToCustomer: Answering = async (desk) => {
  const { name, email } = await findPerson(desk);
  if (email === "") throw new AskBack(textLine(t("You don't have an email address for {name}.", { name })));
  const body = {
    email,
    subject: t("A message from {store}", { store: desk.store.name }),
    text: desk.reading.slots.text ?? "",
  };
  return card(desk, "customerEmails.send", { body });
};
