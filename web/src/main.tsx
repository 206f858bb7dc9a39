import "./ui/fonts.css";
import "./ui/styles.css";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { followTheme } from "#kernel/theme.ts";

followTheme();

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
