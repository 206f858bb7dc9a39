import { createContext } from "react";

/** The heading level of a `Setting`: 3 inside a group, which has its own heading. */
export const SettingLevel = createContext<2 | 3>(2);
