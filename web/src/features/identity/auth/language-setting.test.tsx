import { auth } from "@solodesk/contract/identity/auth.ts";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { loadAgain } from "#kernel/page/leave-for.ts";
import { readCookie, writeCookie } from "#kernel/storage/storage.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { maya } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { LanguageSetting } from "./language-setting.tsx";
import { AuthFrame } from "./sign-in/auth-frame.tsx";

vi.mock("#kernel/page/leave-for.ts", () => ({ loadAgain: vi.fn<() => void>() }));

beforeEach(() => {
  writeCookie("language", "", 0);
  vi.mocked(loadAgain).mockClear();
});

function choose(tag: string) {
  showScreen({ at: "/settings", screen: <LanguageSetting /> });
  const select = screen.getByLabelText<HTMLSelectElement>("Language", { selector: "select" });
  fireEvent.change(select, { target: { value: tag } });
  return select;
}

test("the language is saved with the account, and the page loads again in it", async () => {
  const seen = fakeNetwork(answers(auth.editProfile, { status: true, data: { ...maya, language: "es" } }));
  const select = choose("es");
  expect([...select.options].map(({ text }) => text)).toEqual(["English", "Español", "Deutsch"]);
  await waitFor(() => expect(loadAgain).toHaveBeenCalledOnce());
  expect(seen[0]?.body).toEqual({ language: "es" });
  expect(seen[0]?.headers.get("accept-language")).toBe("en");
  expect(readCookie("language")).toBe("es");
});

test("if it could not be saved, it stays", async () => {
  fakeNetwork(refuses(auth.editProfile, "internal"));
  const select = choose("es");
  await waitFor(() => expect(select.disabled).toBe(false));
  expect([select.value, readCookie("language")]).toEqual(["en", undefined]);
  expect(loadAgain).not.toHaveBeenCalled();
});

test("before sign-in the language is chosen at the foot of the page", () => {
  render(
    <MemoryRouter>
      <AuthFrame title="Log in" lead="">
        {null}
      </AuthFrame>
    </MemoryRouter>,
  );
  expect(screen.getByRole("button", { current: true }).textContent).toBe("English");
  fireEvent.click(screen.getByRole("button", { name: "Deutsch" }));
  expect(readCookie("language")).toBe("de");
  expect(loadAgain).toHaveBeenCalledOnce();
});
