import { Monitor, Moon, Sun } from "lucide-react";

/** How each mode of the theme is drawn. */
export const themeFaces = { dark: Moon, light: Sun, system: Monitor } as const;
