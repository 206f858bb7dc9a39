import { createContext } from "react";

/** Which heading a setting has: those in a group stand below the group's own. */
export const SettingLevel = createContext<2 | 3>(2);
