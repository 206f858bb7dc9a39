import { createContext } from "react-router";

/** The router keeps the hash of the wanted address out of the request that guards see. */
export const wantedHash = createContext<() => string>(() => "");
