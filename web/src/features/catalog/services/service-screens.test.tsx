import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { serviceOf } from "../../../../test/service-of.ts";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { AddServiceScreen } from "./add-service-screen.tsx";
import { EditServiceScreen } from "./edit-service-screen.tsx";

const lesson = serviceOf();
const pagination = { current_page: 1, page_size: 100, total: 0, total_pages: 0 };
const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });
const mine = answers(catalog.listMine, { products: [], services: [lesson], pagination });
const saved = (endpoint: Endpoint) => answers(endpoint, { status: true, message: "", data: lesson });

const add = () => showScreen({ at: "/add-service", screen: <AddServiceScreen /> });
const edit = (id = lesson.id) =>
  showScreen({ at: `/services/${id}`, path: "/services/:id", screen: <EditServiceScreen /> });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => notices.set([]));

test("a service is added in the store's currency, with the toast, and leads to what one offers", async () => {
  const seen = fakeNetwork(home, saved(services.add));
  const { router } = add();
  await write("Name", "  Pottery lesson ");
  await write("Price", "45.5");
  await write("Duration (minutes)", "90");
  await write("Location", "customer_place");
  await press("Add service");
  await waitFor(() => expect(router.state.location.pathname).toBe("/services"));
  expect(seen.find(({ endpoint }) => endpoint === services.add)?.body).toEqual({
    name: "Pottery lesson",
    description: "",
    price: { amount: 4550, currency: "USD" },
    duration_minutes: 90,
    buffer_before_minutes: 0,
    buffer_minutes: 0,
    notice_minutes: null,
    max_per_day: null,
    capacity: 1,
    confirmation: null,
    payment: { due: "at_appointment" },
    packs: [],
    questions: [],
    meeting: { kind: "none" },
    location: "customer_place",
    image_url: null,
    active: true,
  });
  expect(notices.get()).toMatchObject([{ type: "success", title: "Service added" }]);
});

test("questions are sent in the seller's order, and saved ones keep their id", async () => {
  const dye = {
    id: "0199d000-0000-7000-8000-000000000011",
    label: "Allergic to hair dye?",
    kind: "yes_no" as const,
    options: [],
    required: true,
  };
  const seen = fakeNetwork(
    home,
    answers(catalog.listMine, { products: [], services: [{ ...lesson, questions: [dye] }], pagination }),
    saved(services.edit),
  );
  edit();
  await field("Question");
  await press("Add question");
  const second = within(screen.getByRole("group", { name: "Question 2" }));
  fireEvent.change(second.getByLabelText("Type of answer"), { target: { value: "choice" } });
  fireEvent.change(await second.findByLabelText("Options"), { target: { value: " Short \n\nLong" } });
  await press("Save");
  expect(await second.findByText("Enter the question.")).toBeTruthy();
  fireEvent.change(second.getByLabelText("Question"), { target: { value: "How long is your hair?" } });
  await act(async () => fireEvent.click(second.getByRole("button", { name: "Move up" })));
  await press("Save");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === services.edit)?.body).toMatchObject({
      questions: [
        { label: "How long is your hair?", kind: "choice", options: ["Short", "Long"], required: false },
        { id: dye.id, label: dye.label, kind: "yes_no", options: [], required: true },
      ],
    }),
  );
});

test("a service may have rules of its own for its bookings", async () => {
  const seen = fakeNetwork(home, saved(services.add));
  add();
  await write("Name", "Pottery lesson");
  await write("Price", "45");
  await write("Buffer before (minutes)", "15");
  await write("Maximum per day", "3");
  await write("Minimum notice", "1440");
  await press("Add service");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === services.add)?.body).toMatchObject({
      buffer_before_minutes: 15,
      max_per_day: 3,
      notice_minutes: 1440,
    }),
  );
});

test.each([
  ["30", "percent", { percent: 30 }, "$13.50 when they book and $31.50"],
  [" 30 %", "percent", { percent: 30 }, "$13.50 when they book and $31.50"],
  ["20,50", "amount", { amount: 2050, currency: "USD" }, "$20.50 when they book and $24.50"],
])("a deposit of %s in %s is part of the price", async (written, unit, deposit, parts) => {
  const seen = fakeNetwork(home, saved(services.add));
  add();
  await write("Name", "Pottery lesson");
  await write("Price", "45");
  expect(screen.getByText("Customers book without paying online.")).toBeDefined();
  await write("Customers pay", "deposit");
  await write("Deposit as", unit);
  await write("Deposit", written);
  await screen.findByText((text) => text.startsWith(`Customers pay ${parts} at the appointment.`));
  await press("Add service");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === services.add)?.body).toMatchObject({
      payment: { due: "deposit", deposit },
    }),
  );
});

test.each([
  ["0", "percent", "Use a percentage from 1 to 100."],
  ["101", "percent", "Use a percentage from 1 to 100."],
  ["a third", "percent", "Use a whole number such as 30."],
  ["1.005", "amount", "Use an amount such as 45.00."],
  [" ", "amount", "Enter a deposit."],
  ["45.01", "amount", "The deposit can't be more than the price."],
])("a deposit of %s in %s is refused before it is sent", async (written, unit, message) => {
  const seen = fakeNetwork(home, saved(services.add));
  add();
  await write("Name", "Pottery lesson");
  await write("Price", "45");
  await write("Customers pay", "deposit");
  await write("Deposit as", unit);
  await write("Deposit", written);
  await press("Add service");
  expect(await screen.findByText(message)).toBeDefined();
  expect(seen.some(({ endpoint }) => endpoint === services.add)).toBe(false);
});

test.each([
  ["45,50", 4550],
  ["1,234", 123_400],
  ["0", 0],
])("a price may be written %s", async (written, amount) => {
  const seen = fakeNetwork(home, saved(services.add));
  add();
  await write("Name", "Pottery lesson");
  await write("Price", written);
  await press("Add service");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === services.add)?.body).toMatchObject({ price: { amount } }),
  );
});

test.each([
  ["Name", " ", "Enter a name for the service."],
  ["Price", "12,5,0", "Use an amount such as 45.00."],
  ["Price", "1.005", "Use an amount such as 45.00."],
  ["Price", "1000000000.01", "This price is too high."],
  ["Duration (minutes)", "", "Use whole minutes."],
  ["Duration (minutes)", "4", "Use at least 5 minutes."],
  ["Duration (minutes)", "1441", "Use at most 1440 minutes, a day."],
  ["Buffer after (minutes)", "0.5", "Use whole minutes."],
  ["Buffer after (minutes)", "-1", "Use 0 minutes or more."],
  ["Maximum per day", "0", "Use 1 or more, or clear the field."],
  ["Maximum per day", "3e", "Use a whole number."],
  ["Spots per time", "0", "Use at least 1."],
  ["Spots per time", "201", "Use at most 200."],
  ["Spots per time", "2.5", "Use a whole number."],
])("%s %j is refused before anything is sent: %s", async (label, value, words) => {
  const seen = fakeNetwork(home);
  add();
  await write("Name", "Lesson");
  await write("Price", "45");
  await write(label, value);
  await press("Add service");
  expect(await screen.findByText(words)).toBeTruthy();
  expect((await field(label)).getAttribute("aria-invalid")).toBe("true");
  expect(seen.filter(({ endpoint }) => endpoint === services.add)).toEqual([]);
});

test("nothing is sent while a picture is under way", async () => {
  fakeNetwork(home);
  // A request that never progresses.
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => undefined);
  const { container } = add();
  await field("Name");
  const picture = new File(["x"], "boat.png", { type: "image/png" });
  fireEvent.change(container.querySelector("input[type=file]")!, { target: { files: [picture] } });
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Add service" });
  expect([send.disabled, screen.queryAllByText("Wait until the picture is uploaded.").length]).toEqual([
    true,
    1,
  ]);
  await press("Cancel");
  expect([send.disabled, screen.queryAllByText("Wait until the picture is uploaded.").length]).toEqual([
    false,
    0,
  ]);
});

test("what the server refuses stands on its field, and what was typed stays", async () => {
  fakeNetwork(home, refuses(services.add, "validation_failed", { name: "Another name, please." }));
  add();
  await write("Name", "Lesson");
  await write("Price", "45");
  await press("Add service");
  expect(await screen.findByText("Another name, please.")).toBeTruthy();
  expect((await field("Name")).value).toBe("Lesson");
});

test("without a store the store comes first", async () => {
  fakeNetwork(answers(dashboard.get, newcomer));
  add();
  const link = await screen.findByRole("link", { name: "Create your store" });
  expect(link.getAttribute("href")).toBe("/add-store-detail");
});

test("a service opens as it is and is saved", async () => {
  const seen = fakeNetwork(mine, saved(services.edit));
  const { router } = edit();
  expect((await field("Price")).value).toBe("45.00");
  expect((await field("Buffer after (minutes)")).value).toBe("10");
  await write("Price", "50");
  fireEvent.click(screen.getByRole("switch", { name: "On your store page" }));
  await press("Save");
  await waitFor(() => expect(router.state.location.pathname).toBe("/services"));
  const sent = seen.find(({ endpoint }) => endpoint === services.edit);
  expect(sent?.url.pathname).toContain(lesson.id);
  expect(sent?.body).toMatchObject({ name: "Lesson", price: { amount: 5000 }, active: false });
  expect(notices.get()).toMatchObject([{ title: "Service saved" }]);
});

test("a class opens with its spots, and is saved with others", async () => {
  const classes = { products: [], services: [{ ...lesson, capacity: 8 }], pagination };
  const seen = fakeNetwork(answers(catalog.listMine, classes), saved(services.edit));
  edit();
  expect((await field("Spots per time")).value).toBe("8");
  expect(screen.getByText(/several customers can then book the same time/)).toBeTruthy();
  await write("Spots per time", "12");
  await press("Save");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === services.edit)?.body).toMatchObject({ capacity: 12 }),
  );
});

test("what the server refuses about the spots is on their field", async () => {
  fakeNetwork(mine, refuses(services.edit, "validation_failed", { capacity: "Fewer, please." }));
  edit();
  await write("Spots per time", "12");
  await press("Save");
  expect(await screen.findByText("Fewer, please.")).toBeTruthy();
  expect((await field("Spots per time")).getAttribute("aria-invalid")).toBe("true");
});

test("a service that is not there says so", async () => {
  fakeNetwork(mine);
  edit("0199c000-0000-7000-8000-000000000002");
  expect(await screen.findByText(/not in your catalogue/)).toBeTruthy();
});
