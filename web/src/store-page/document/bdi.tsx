import type { ReactNode } from "react";

/** The tag `bdi` of a message: a name within a sentence, in its own writing direction. */
export const bdi = (name: ReactNode) => <bdi>{name}</bdi>;
