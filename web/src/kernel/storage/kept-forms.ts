// What stood half-typed in forms when they were left, the page was, or the session ended: it waits in this tab, for the
// same person, a day at most.
import { now } from "../time/clock.ts";
import { isRecord } from "./is-record.ts";
import { readTabJson, removeTabKey, writeTabText } from "./storage.ts";
import { createStore } from "./store.ts";

const key = "kept-forms";
const oneDay = 86_400_000;
const secret = /password/i;

export type FormValues = Record<string, unknown>;

interface KeptForm {
  at: number;
  values: FormValues;
}

interface Kept {
  owner: string;
  /** By the place of the form. */
  forms: Record<string, KeptForm>;
}

const isForm = (value: unknown): value is KeptForm =>
  isRecord(value) && typeof value["at"] === "number" && isRecord(value["values"]);

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value["owner"] === "string" &&
  isRecord(value["forms"]) &&
  Object.values(value["forms"]).every(isForm);

interface TypedForm {
  place: string;
  values: () => FormValues;
}

/** What somebody is typing in. */
const onScreen = new Set<TypedForm>();

/** Puts away what came back in the form on screen; null while nothing did. */
export const formBack = createStore<(() => void) | null>(null);

/** Two forms of one name on two pages are two forms. */
export const formPlace = (name: string): string => `${location.pathname} ${name}`;

/** Call the answer when the form leaves the screen or nothing in it is unsaved any more. */
export function watchForm(form: TypedForm): () => void {
  onScreen.add(form);
  return () => onScreen.delete(form);
}

/** At the moment the session of `owner` ends. */
export function keepForms(owner: string): void {
  const forms = waiting(owner);
  const at = now().getTime();
  for (const { place, values } of onScreen) forms[place] = { at, values: values() };
  write({ owner, forms });
}

/** When somebody leaves a form for another screen, or the page. */
export function keepForm(owner: string, place: string, values: FormValues): void {
  write({ owner, forms: { ...waiting(owner), [place]: { at: now().getTime(), values } } });
}

export const keptForm = (owner: string, place: string): FormValues | undefined =>
  waiting(owner)[place]?.values;

/** Once it is back on screen, or sent. */
export function forgetForm(owner: string, place: string): void {
  const { [place]: _back, ...forms } = waiting(owner);
  write({ owner, forms });
}

export const dropForms = (): void => removeTabKey(key);

/** Somebody has signed in: what another person typed, or anybody too long ago, is erased. */
export const dropFormsOfOthers = (owner: string): void => write({ owner, forms: waiting(owner) });

function waiting(owner: string): Kept["forms"] {
  const kept = readTabJson(key);
  if (!isKept(kept) || kept.owner !== owner) return {};
  return Object.fromEntries(Object.entries(kept.forms).filter(([, form]) => isFresh(form)));
}

function isFresh({ at }: KeptForm): boolean {
  const age = now().getTime() - at;
  return age >= 0 && age < oneDay;
}

function write(kept: Kept): void {
  if (Object.keys(kept.forms).length === 0) return dropForms();
  writeTabText(
    key,
    JSON.stringify(kept, (name, value: unknown) => (secret.test(name) ? undefined : value)),
  );
}
