import { type SecondFactorState, secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { SecondFactorSetting } from "./second-factor-setting.tsx";

const off: SecondFactorState = { enabled: false, enrolledAt: null, recoveryCodesLeft: 0 };
const on: SecondFactorState = { enabled: true, enrolledAt: "2026-11-20T12:00:00Z", recoveryCodesLeft: 9 };
const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jk${n}2`);
const enrolment = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  otpauthUrl: "otpauth://totp/Solodesk:ada?secret=JBSWY3DPEHPK3PXP",
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

beforeEach(() => notices.set([]));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
/** Codes that are shown once can be closed only with the button that says they were saved. */
function expectNoOtherWayOut(dialog: HTMLElement): void {
  fireEvent.keyDown(dialog, { key: "Escape" });
  fireEvent.pointerDown(document.body);
  expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
  expect(screen.getByRole("dialog")).toBe(dialog);
}
const show = () => showScreen({ at: "/settings", screen: <SecondFactorSetting /> });

test("set up: the key as a picture and to type, a wrong code said, and then the codes to keep", async () => {
  let state = off;
  let isRight = false;
  fakeNetwork(
    [secondFactor.get, () => Response.json({ status: true, data: state })],
    answers(secondFactor.enrol, { status: true, data: enrolment }),
    [
      secondFactor.enable,
      (seen) => {
        if (!isRight)
          return refuses(secondFactor.enable, "validation_failed", { code: "Not right." })[1](seen);
        state = { ...on, recoveryCodesLeft: 10 };
        return answers(secondFactor.enable, { status: true, data: { recoveryCodes: codes } })[1](seen);
      },
    ],
  );
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Set up" }));
  const picture = await screen.findByRole<HTMLImageElement>("img", { name: /QR code/ });
  expect(decodeURIComponent(picture.src)).toBe(`data:image/svg+xml,${enrolment.qr}`);
  expect(screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Open the app on this device" }).href).toBe(
    enrolment.otpauthUrl,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  await press("Turn on");
  expect(screen.getByText("Enter the code that your app shows.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "123 456" } });
  await press("Turn on");
  expect(screen.getByText("Not right.")).toBeTruthy();
  expect(notices.get(), "the form says it").toEqual([]);
  isRight = true;
  await press("Turn on");
  const dialog = await screen.findByRole("dialog", { name: "Two-step sign-in is on" });
  const list = within(dialog).getByRole("list", { name: "Recovery codes" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  for (const name of ["Download", "Copy", "Print"]) within(dialog).getByRole("button", { name });
  expectNoOtherWayOut(dialog);
  await press("I have saved them");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByText("10 recovery codes left")).toBeTruthy();
});

test("on: since when and how many codes are left; new ones and turning off ask first", async () => {
  const seen = fakeNetwork(
    answers(secondFactor.get, { status: true, data: { ...on, recoveryCodesLeft: 1 } }),
    answers(secondFactor.renewCodes, { status: true, data: { recoveryCodes: codes } }),
    answers(secondFactor.disable, null),
  );
  show();
  expect(await screen.findByText(/^Since /)).toBeTruthy();
  expect(screen.getByText("1 recovery code left")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Set up" })).toBeNull();
  await press("New recovery codes");
  await press("Make new codes");
  expectNoOtherWayOut(await screen.findByRole("dialog", { name: "Your new recovery codes" }));
  await press("I have saved them");
  await press("Turn off");
  expect(seen.filter(({ endpoint }) => endpoint === secondFactor.disable)).toHaveLength(0);
  await act(async () =>
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Turn off" })),
  );
  expect(seen.filter(({ endpoint }) => endpoint === secondFactor.disable)).toHaveLength(1);
});

test("what could not be loaded says so, and is tried again", async () => {
  fakeNetwork(refuses(secondFactor.get, "internal"));
  show();
  await screen.findByText("This setting could not be loaded.");
  fakeNetwork(answers(secondFactor.get, { status: true, data: off }));
  await press("Retry");
  expect(await screen.findByRole("button", { name: "Set up" })).toBeTruthy();
});
