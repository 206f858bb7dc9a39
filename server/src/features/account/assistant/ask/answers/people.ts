import type { InsightKind } from "@solodesk/contract/account/assistant/insight.ts";
import type { Choice } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxPageSize } from "@solodesk/contract/kernel/page.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { customers, type KnownCustomer } from "@solodesk/contract/scheduling/customers.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { isChange } from "../intents.ts";
import { hasWords, withInstead, withoutAccents } from "../read/words.ts";
import { toRow } from "./appointments.ts";
import {
  type Answering,
  AskBack,
  type AskedDesk,
  at,
  choicesLine,
  read,
  rowsLine,
  textLine,
} from "./desk.ts";

/** The customer who is meant. Asks back if several could be, and says so if nobody is. */
export async function findPerson(desk: AskedDesk): Promise<KnownCustomer> {
  const { reading, here, question } = desk;
  const name = reading.slots.isHere ? await nameHere(desk, here.appointment) : (reading.slots.name ?? "");
  const { data } = await read(desk, customers.list, { query: { q: name } });
  const wanted = withoutAccents(name);
  const exact = data.filter((one) =>
    [one.name, one.email, one.phone].some((known) => withoutAccents(known) === wanted),
  );
  const found = exact.length > 0 ? exact : data;
  const [first, second] = found;
  if (!first) throw new AskBack(textLine(t("You don't have a customer called “{name}”.", { name })));
  // A part of a word is enough for a question, but not for a change.
  const isClose = exact.length > 0 || hasWords(first.name, wanted);
  if (!second && (isClose || !isChange(reading.intent))) return first;
  const said = reading.said.name ?? name;
  const choices = found.map(
    (person): Choice => ({
      label: [person.name, person.email || person.phone].filter((part) => part !== "").join(", "),
      question: withInstead(question, said, searchKeyOf(person)),
      whole: true,
    }),
  );
  throw new AskBack(textLine(t("Which one?||of several customers with this name")), choicesLine(choices));
}

/** Throws "not_found". */
async function nameHere(desk: AskedDesk, id: string | undefined): Promise<string> {
  if (id === undefined)
    throw new AskBack(textLine(t("Open an appointment first, or say the customer's name.")));
  const { data } = await read(desk, appointments.get, { params: { id } });
  return data.customer.email || data.customer.name;
}

/** Whether it is their appointment: the search also finds parts of words, and other people. */
export const isOf =
  (person: Pick<KnownCustomer, "name" | "email" | "phone">) =>
  ({ customer }: Pick<Appointment, "customer">): boolean =>
    person.email === ""
      ? customer.email === "" && customer.name === person.name && customer.phone === person.phone
      : customer.email.toLowerCase() === person.email.toLowerCase();

/** What finds a customer's appointments. */
export const searchKeyOf = ({ email, phone, name }: KnownCustomer): string => email || phone || name;

export const answerCustomer: Answering = async (desk) => {
  const person = await findPerson(desk);
  const input = { query: { status: "All" as const, q: searchKeyOf(person), page_size: maxPageSize } };
  const first = await read(desk, appointments.list, input);
  const { total_pages: last_page } = first.pagination;
  // The latest are on the last page.
  const { data: found } =
    last_page > 1
      ? await read(desk, appointments.list, { query: { ...input.query, page: last_page } })
      : first;
  const data = found.filter(isOf(person));
  const now = desk.now.toISOString();
  const past = data.filter(
    ({ status, starts_at }) => (status === "Completed" || status === "Confirmed") && starts_at <= now,
  );
  const coming = data.filter(
    ({ status, starts_at }) => (status === "Confirmed" || status === "Pending") && starts_at > now,
  );
  const [last, next] = [past.at(-1), coming[0]];
  const words = [
    last
      ? t("{name} was last here on {time}.", {
          name: person.name,
          time: dayOf(last.starts_at, last.timezone),
        })
      : t("{name} hasn't been here yet.", { name: person.name }),
    next
      ? t("The next appointment is on {time}.", {
          time: startInWords({ startsAt: new Date(next.starts_at) }, next.timezone),
        })
      : t("Nothing is booked."),
    ...(person.owes.amount > 0
      ? [t("{amount} is to be collected.", { amount: moneyInWords(person.owes) })]
      : []),
    [person.email, person.phone].filter((way) => way !== "").join(" · "),
  ];
  const listed = rowsLine(desk, {
    endpoint: "appointments.list",
    input,
    page: at(`${pages.appointments}/all`, { q: searchKeyOf(person) }),
    title: t("{name}'s appointments", { name: person.name }),
    rows: data.toReversed().map(toRow),
    count: first.pagination.total - found.length + data.length,
  });
  return [textLine(words.join(" ")), listed];
};

const dayOf = (moment: string, timezone: string): string =>
  dateFormat({ dateStyle: "long", timeZone: timezone.toLowerCase() }).format(new Date(moment));

export const answerOwesAll: Answering = async (desk) => {
  const input = { query: { status: "All" as const, to_collect: "true" as const, page_size: maxPageSize } };
  const { data, pagination } = await read(desk, appointments.list, input);
  if (pagination.total === 0) return [textLine(t("Nobody owes you anything."))];
  const isWhole = pagination.total <= data.length;
  const total = {
    amount: data.reduce((sum, { due }) => sum + due.amount, 0),
    currency: data[0]?.due.currency ?? "",
  };
  const listed = rowsLine(desk, {
    endpoint: "appointments.list",
    input,
    page: `${pages.appointments}/to-collect`,
    title: t("To collect||appointments that are not paid yet"),
    rows: data.map((appointment) => ({ ...toRow(appointment), amount: appointment.due })),
    count: pagination.total,
    ...(isWhole && { total }),
  });
  const said = isWhole
    ? t("{amount} is to be collected for {count, plural, one {# appointment} other {# appointments}}.", {
        amount: moneyInWords(total),
        count: pagination.total,
      })
    : t("{count, plural, one {# appointment is} other {# appointments are}} to be collected.", {
        count: pagination.total,
      });
  return [textLine(said), listed];
};

export const answerOwes: Answering = async (desk) => {
  const person = await findPerson(desk);
  const { name, owes } = person;
  if (owes.amount === 0) return [textLine(t("{name} owes you nothing.", { name }))];
  const input = { query: { status: "All" as const, to_collect: "true" as const, q: searchKeyOf(person) } };
  const { data } = await read(desk, appointments.list, input);
  const listed = rowsLine(desk, {
    endpoint: "appointments.list",
    input,
    page: at(`${pages.appointments}/to-collect`, { q: searchKeyOf(person) }),
    title: t("To collect from {name}", { name }),
    rows: data
      .filter(isOf(person))
      .map((appointment) => ({ ...toRow(appointment), amount: appointment.due })),
    total: owes,
  });
  return [textLine(t("{name} owes you {amount}.", { name, amount: moneyInWords(owes) })), listed];
};

/** What the briefing found of these kinds, or `nothing`. */
export const fromBriefing =
  (kinds: readonly InsightKind[] | "all", title: () => string, nothing: () => string): Answering =>
  async (desk) => {
    const { data } = await read(desk, assistant.getBriefing, {});
    const found = kinds === "all" ? data : data.filter(({ kind }) => kinds.includes(kind));
    if (found.length === 0) return [textLine(nothing())];
    const rows = found.map(({ title: label, why, evidence }) => ({
      label,
      detail: why,
      ...(evidence[0] && { page: evidence[0].page }),
    }));
    const listed = rowsLine(desk, {
      endpoint: "assistant.getBriefing",
      input: {},
      page: pages.home,
      title: title(),
      rows,
    });
    return [listed];
  };
