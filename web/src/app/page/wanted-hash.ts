import { createContext } from "react-router";

/** The hash of the wanted address: the router leaves it out of the request that guards get. */
export const wantedHash = createContext<() => string>(() => "");
