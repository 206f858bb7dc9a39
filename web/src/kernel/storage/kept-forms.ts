// Unsaved input of forms, saved when the user leaves the form or the page, or the session ends. It stays in
// this tab, for the same user, for at most one day. Passwords are not stored.
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
  /** By `formPlace`. */
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

/** The forms on screen with unsaved input. */
const onScreen = new Set<TypedForm>();

/** Discards the restored input of the form on screen; null if nothing was restored. */
export const formBack = createStore<(() => void) | null>(null);

/** Includes the path: forms of the same name on two pages are separate. */
export const formPlace = (name: string): string => `${location.pathname} ${name}`;

/** Call the returned function when the form is unmounted or has no unsaved input left. */
export function watchForm(form: TypedForm): () => void {
  onScreen.add(form);
  return () => onScreen.delete(form);
}

/** Called when the session of `owner` ends. */
export function keepForms(owner: string): void {
  const forms = waiting(owner);
  const at = now().getTime();
  for (const { place, values } of onScreen) forms[place] = { at, values: values() };
  write({ owner, forms });
}

/** Called when the user leaves a form for another screen, or leaves the page. */
export function keepForm(owner: string, place: string, values: FormValues): void {
  write({ owner, forms: { ...waiting(owner), [place]: { at: now().getTime(), values } } });
}

export const keptForm = (owner: string, place: string): FormValues | undefined =>
  waiting(owner)[place]?.values;

/** Called after a form was saved, or has no unsaved input. */
export function forgetForm(owner: string, place: string): void {
  const { [place]: _back, ...forms } = waiting(owner);
  write({ owner, forms });
}

export const dropForms = (): void => removeTabKey(key);

/** Called after a sign-in: erases input of other users, and input older than a day. */
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
