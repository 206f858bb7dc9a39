import "./ui/fonts.css";
import "./ui/styles.css";
import { startCart } from "#features/cart/cart-store.ts";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { followTheme } from "#kernel/theme.ts";

followTheme();
startCart();

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
