// The types of `<feature>.samples.ts`, in which a feature gives an accepted sample of each of its calls.
import type { Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import type { ErrorCode, errors } from "@solodesk/contract/kernel/errors.ts";
import type { z } from "zod";
import { after, days } from "#kernel/time/clock.ts";
import type { privateThings } from "./private-things.ts";

/** Ids of somebody's rows, and what else a sample is aimed with. */
export type Targets = Awaited<ReturnType<typeof privateThings>>;

/** A body is always given, even if the call accepts an empty one. */
type BodyOf<E> = E extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : unknown;

interface Outcome {
  /** The status of the refusal, if the rightful owner is refused all the same: never for the sample's shape. */
  refused?: (typeof errors)[ErrorCode][0];
}

type Sample<E extends Endpoint> = Omit<EndpointInput<E>, "file"> & BodyOf<E> & Outcome;
/** Every test sends the first. What one seller can read is compared for each of them. */
type OneOrMore<E extends Endpoint> = Sample<E> | readonly [Sample<E>, ...Sample<E>[]];

type Endpoints = Readonly<Record<string, Endpoint>>;
/** The calls that accept nothing without a sample. */
type Needed<Of extends Endpoints> = {
  [Call in keyof Of]: Record<never, never> extends Sample<Of[Call]> ? never : Call;
}[keyof Of];

/** By the call's name in the contract: `Samples<typeof orders>`. */
export type Samples<Of extends Endpoints> = {
  readonly [Call in Needed<Of>]: OneOrMore<Of[Call]>;
} & {
  readonly [Call in Exclude<keyof Of, Needed<Of>>]?: OneOrMore<Of[Call]>;
};

/** A moment as many days after the given one; before it if negative. */
export const momentFrom = (moment: string, count: number): string =>
  after(new Date(moment), days(count)).toISOString();

export const dayFrom = (moment: string, count: number): string => momentFrom(moment, count).slice(0, 10);

/** In the form of a code that only the server can write. */
export const UNKNOWN_CODE = "x".repeat(43);

/** The id of every installation in these tests. */
export const PROJECT = "solodesk";
