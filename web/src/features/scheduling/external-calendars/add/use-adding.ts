import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  AddCaldavCalendar,
  AddIcsCalendar,
  CalendarLogin,
  externalCalendars,
  type FoundCalendar,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { type SyntheticEvent, useState } from "react";
import type { z } from "zod";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import type { GoogleReturn } from "./google-answer.ts";
import { type AccountProvider, providerWords } from "./providers.tsx";
import { useGoogleSteps } from "./use-google-steps.ts";

export type AddingStep = "kind" | "address" | "login" | "google" | "choice";

/** The login is added from the step before. */
const Choice = AddCaldavCalendar.pick({ name: true, address: true, direction: true });
const nothingChosen: z.input<typeof Choice> = { address: "", name: "", direction: "read" };

interface Found {
  /** What was signed in with, or the finished consent. */
  by: CalendarLogin | { consent: string };
  calendars: FoundCalendar[];
}

function loginIn(by: Found["by"]) {
  if ("consent" in by) return { provider: "google", consent: by.consent } as const;
  return { provider: "caldav", username: by.username, password: by.password } as const;
}

const serverOf = (provider: AccountProvider): string => providerWords[provider].server ?? "";

// The forms below show all errors.
const useDiscover = () => useSend(externalCalendars.discover, { quiet: true });
const useAdd = () =>
  useSend(externalCalendars.add, {
    refresh: [externalCalendars.list, externalCalendars.listBusy],
    quiet: true,
  });

/**
 * The steps of adding a calendar. The forms outlive their steps, so going back loses nothing, and are gone once the
 * dialog is closed: a password is never stored.
 */
export function useAdding(onDone: () => void, answer?: GoogleReturn) {
  const [step, setStep] = useState<AddingStep>(answer ? "google" : "kind");
  const [provider, setProvider] = useState<AccountProvider>("icloud");
  const [found, setFound] = useState<Found>();
  const address = useContractForm(AddIcsCalendar, { provider: "ics", name: "", address: "" });
  const login = useContractForm(CalendarLogin, { server: serverOf(provider), username: "", password: "" });
  const choice = useContractForm(Choice, nothingChosen);
  const discover = useDiscover();
  const add = useAdd();

  const chooseProvider = (next: AccountProvider) => {
    // An address that was entered stays while it may fit.
    if (serverOf(next) !== serverOf(provider)) login.setValue("server", serverOf(next));
    login.clearErrors();
    setProvider(next);
  };

  const chooseCalendar = (calendar: FoundCalendar) => {
    const { address: before, name } = choice.getValues();
    // A name that the seller has entered stays.
    if (name === "" || name === found?.calendars.find((one) => one.address === before)?.name)
      choice.setValue("name", calendar.name);
    choice.setValue("address", calendar.address);
    choice.clearErrors();
    if (!calendar.is_writable) choice.setValue("direction", "read");
  };

  const showCalendars = (calendars: FoundCalendar[], by: Found["by"]) => {
    setFound({ by, calendars });
    const known = calendars.find((one) => one.address === choice.getValues("address")) ?? calendars[0];
    if (known) chooseCalendar(known);
    setStep("choice");
  };

  const google = useGoogleSteps({
    answer,
    onFound: (consent, calendars) => showCalendars(calendars, { consent }),
    onReconnected: onDone,
  });
  const consent = found && "consent" in found.by ? found.by.consent : undefined;

  const refuseLogin = (refusal: unknown) => {
    const { server } = refusal instanceof CallError ? refusal.fields : {};
    // The address of a known provider has no field that could show this.
    if (server !== undefined && serverOf(provider) !== "")
      return login.setError("root", { type: "server", message: server });
    showRefusal(login, refusal, ["server", "username", "password"]);
  };

  const submitLogin = login.handleSubmit((body) =>
    discover.mutateAsync({ body }).then(({ data }) => showCalendars(data, body), refuseLogin),
  );

  const submitAddress = address.handleSubmit((body) =>
    add
      .mutateAsync({ body })
      .then(onDone, (refusal: unknown) => showRefusal(address, refusal, ["name", "address"])),
  );

  const refuseChoice = (refusal: unknown) => {
    const { code = "", message = "" } = refusal instanceof CallError ? refusal : {};
    if (consent !== undefined && (code === "not_found" || code === "google_refused")) {
      google.setError(code === "not_found" ? t("That took too long. Start again.") : message);
      return setStep("google");
    }
    if (!(refusal instanceof CallError) || refusal.fields.password === undefined)
      return showRefusal(choice, refusal, ["address", "name", "direction"]);
    setStep("login");
    showRefusal(login, refusal, ["password"]);
  };

  const submitChoice = choice.handleSubmit(async (chosen) => {
    if (!found) return;
    await add.mutateAsync({ body: { ...loginIn(found.by), ...chosen } }).then(onDone, refuseChoice);
  });

  /** Looks again, where an account had no calendars. */
  const submitAgain = async (event: SyntheticEvent) => {
    if (consent === undefined) return submitLogin(event);
    event.preventDefault();
    await google.discover(consent);
  };
  const submitGoogle = async (event: SyntheticEvent) => {
    event.preventDefault();
    await google.leave();
  };

  return {
    step,
    setStep,
    /** The step before the choice. */
    accountStep: consent === undefined ? ("login" as const) : ("google" as const),
    google,
    provider,
    chooseProvider,
    calendars: found?.calendars ?? [],
    chooseCalendar,
    address,
    login,
    choice,
    submitAddress,
    submitLogin,
    submitGoogle,
    submitChoice,
    submitAgain,
    isPending: discover.isPending || add.isPending || google.isPending,
  };
}

export type Adding = ReturnType<typeof useAdding>;
