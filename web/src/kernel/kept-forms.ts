// What stood half-typed in forms when the session ended: it waits in this tab, for the same person, a day at most.
import { now } from "./clock.ts";
import { isRecord } from "./is-record.ts";
import { readTabJson, removeTabKey, writeTabText } from "./storage.ts";
import { createStore } from "./store.ts";

const key = "kept-forms";
const oneDay = 86_400_000;
const secret = /password/i;

export type FormValues = Record<string, unknown>;

interface Kept {
  owner: string;
  at: number;
  /** By the place of the form. */
  forms: Record<string, FormValues>;
}

const areForms = (value: unknown): value is Kept["forms"] =>
  isRecord(value) && Object.values(value).every(isRecord);

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value["owner"] === "string" &&
  typeof value["at"] === "number" &&
  areForms(value["forms"]);

interface TypedForm {
  place: string;
  values: () => FormValues;
}

/** What somebody is typing in. */
const onScreen = new Set<TypedForm>();

/** The form on screen whose typed values came back. */
export const formBack = createStore<string | null>(null);

/** Two forms of one name on two pages are two forms. */
export const formPlace = (name: string): string => `${location.pathname} ${name}`;

/** Call the answer when the form leaves the screen or nothing in it is unsaved any more. */
export function watchForm(form: TypedForm): () => void {
  onScreen.add(form);
  return () => onScreen.delete(form);
}

/** At the moment the session of `owner` ends. */
export function keepForms(owner: string): void {
  const forms = { ...waiting(owner) };
  for (const { place, values } of onScreen) forms[place] = values();
  if (Object.keys(forms).length === 0) return;
  const kept = { owner, at: now().getTime(), forms } satisfies Kept;
  writeTabText(
    key,
    JSON.stringify(kept, (name, value: unknown) => (secret.test(name) ? undefined : value)),
  );
}

export const keptForm = (owner: string, place: string): FormValues | undefined => waiting(owner)?.[place];

/** Once it is back on screen, or sent. */
export function forgetForm(owner: string, place: string): void {
  const forms = waiting(owner);
  if (forms === undefined) return;
  delete forms[place];
  if (Object.keys(forms).length === 0) dropForms();
  else writeTabText(key, JSON.stringify({ ...read(), forms }));
}

export const dropForms = (): void => removeTabKey(key);

/** Somebody has signed in: what another person typed is none of theirs. */
export function dropFormsOfOthers(owner: string): void {
  if (waiting(owner) === undefined) dropForms();
}

function read(): Kept | undefined {
  const stored = readTabJson(key);
  return isKept(stored) ? stored : undefined;
}

function waiting(owner: string) {
  const kept = read();
  if (kept?.owner !== owner) return undefined;
  const age = now().getTime() - kept.at;
  return age >= 0 && age < oneDay ? kept.forms : undefined;
}
