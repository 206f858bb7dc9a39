import { Kbd, modifierKey } from "#ui/text/kbd.tsx";

const keys = [
  { pressed: ["↑", "↓"], does: "Move" },
  { pressed: ["↵"], does: "Open" },
  { pressed: [modifierKey, "↵"], does: "New tab" },
];

/** For eyes and hands at a keyboard; the field says the same to assistive technology by its role. */
export const PaletteKeys = () => (
  <div
    aria-hidden="true"
    className="hidden shrink-0 items-center gap-4 border-line border-t px-4 py-2 text-faint text-xs md:flex touch:hidden"
  >
    {keys.map(({ pressed, does }) => (
      <span key={does} className="flex items-center gap-1">
        {pressed.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        <span className="ml-0.5">{does}</span>
      </span>
    ))}
  </div>
);
