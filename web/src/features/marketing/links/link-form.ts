// The fields of the dialog "New link", and what is sent of them.
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { CreateLink, linkTargets } from "@solodesk/contract/marketing/links.ts";
import type { Path } from "react-hook-form";
import { z } from "zod";

/** Places where people find a link, and the tags for each. */
export const places = {
  google: { name: msg("Google ad"), source: "google", medium: "cpc" },
  meta: { name: msg("Facebook or Instagram ad"), source: "facebook", medium: "paid_social" },
  newsletter: { name: msg("Newsletter"), source: "newsletter", medium: "email" },
  flyer: { name: msg("Flyer, poster or card"), source: "flyer", medium: "print" },
  other: { name: msg("Somewhere else"), source: "", medium: "" },
} as const;
export type LinkPlace = keyof typeof places;

const isPlace = (name: string): name is LinkPlace => Object.hasOwn(places, name);
export const placeNames: LinkPlace[] = Object.keys(places).filter(isPlace);

const Typed = z.object({
  place: z.string(),
  campaign: z.string(),
  source: z.string(),
  medium: z.string(),
  content: z.string(),
  /** "store", or the kind and the id of the target, separated by a colon. */
  target: z.string(),
});
export type TypedLink = z.infer<typeof Typed>;

export const emptyLink: TypedLink = {
  place: "google",
  campaign: "",
  source: "",
  medium: "",
  content: "",
  target: "store",
};

/** Returns the tags of what is typed so far. */
export function tagsOf({ place, campaign, source, medium, content }: TypedLink) {
  const preset = isPlace(place) && place !== "other" ? places[place] : { source, medium };
  return { source: preset.source, medium: preset.medium, campaign, term: "", content };
}

export const targetOf = ({ target }: TypedLink) => {
  const [written, id] = target.split(":");
  return { kind: linkTargets.find((one) => one === written) ?? "store", id };
};

/** Converts the form to the request body. */
export const linkForm = Typed.transform((typed): z.input<typeof CreateLink> => {
  const { kind, id } = targetOf(typed);
  return {
    ...tagsOf(typed),
    target: kind,
    ...(id !== undefined && { target_id: id }),
  };
}).pipe(CreateLink);

export const linkFields = ["campaign", "source", "medium", "content"] as const satisfies Path<TypedLink>[];
