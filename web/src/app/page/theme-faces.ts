import { Monitor, Moon, Sun } from "lucide-react";

/** The icon of each theme mode. */
export const themeFaces = { dark: Moon, light: Sun, system: Monitor } as const;
