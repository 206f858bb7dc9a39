import { people } from "@solodesk/contract/operator/people.ts";

/** What is read again after an act on an account. */
export const personChanged = { refresh: [people.list, people.get] };
