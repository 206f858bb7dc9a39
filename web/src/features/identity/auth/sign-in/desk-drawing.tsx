import { t } from "@solodesk/contract/kernel/language/t.ts";

/**
 * The side of the sign-in screen in wide windows: a line drawing of a desk in the morning. Decoration only.
 */
export const DeskDrawing = () => (
  <div
    aria-hidden="true"
    className="hidden flex-col justify-between border-line border-s bg-panel p-12 lg:flex"
  >
    <svg
      viewBox="0 0 480 400"
      className="m-auto w-full max-w-[30rem] fill-none stroke-2 stroke-edge [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {/* wall: window and calendar */}
      <path d="M60 60h110v120H60zM115 60v120M60 120h110" />
      <rect x="218" y="72" width="92" height="84" rx="6" />
      <path d="M218 94h92M238 64v16M290 64v16M234 110h10M258 110h10M282 110h10M234 124h10M282 124h10M234 138h10M258 138h10" />
      <rect x="255" y="118" width="16" height="12" rx="3" className="fill-accent stroke-none" />
      {/* lamp */}
      <path d="M372 290h44M394 290v-74l-40-52" className="stroke-faint" />
      <path d="M330 150l36-26 16 22-36 26z" className="stroke-faint" />
      <path d="M328 182l-10 16M346 188v18M318 166l-18 4" className="stroke-accent" />
      {/* desk */}
      <path d="M32 290h416M64 290v86M416 290v86M64 322h116v-32" className="stroke-faint" />
      <path d="M112 306h20" />
      {/* parcel, notebook, cup */}
      <path d="M84 290v-56h76v56M84 234l12-18h52l12 18M122 216v34l-8-6-8 6" className="stroke-faint" />
      <path d="M196 290l10-14h78l10 14M206 276v-4h78v4" className="stroke-faint" />
      <path d="M312 290v-26h26v26M338 270h6a6 6 0 0 1 0 12h-6" className="stroke-faint" />
      <path d="M320 254c0-5 5-5 5-10M331 254c0-5 5-5 5-10" />
    </svg>
    <p className="max-w-[36ch] text-balance font-semibold text-lg text-strong tracking-tight">
      {t("Products, appointments and money of your business, on one desk.")}
    </p>
  </div>
);
