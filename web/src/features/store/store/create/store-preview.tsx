import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { PageTheme } from "@solodesk/contract/store/store/page-look.ts";
import { useWatch } from "react-hook-form";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { useMedia } from "#ui/layout/use-media.ts";
import { type AccentPalette, accentPalette } from "#ui/look/accent-palette.ts";
import { classes } from "#ui/look/classes.ts";
import { pictureSource } from "#ui/picture/picture-source.ts";
import { initials } from "#ui/text/initials.ts";
import { openingHoursInWords } from "../hours/opening-hours-in-words.ts";
import type { StoreFormControl } from "../store-form-control.ts";
import { isSound, timeOffOf } from "../time-off/time-off-editing.ts";
import { closedInWords } from "../time-off/time-off-in-words.ts";
import { timeOffInOrder } from "../time-off/time-off-order.ts";

/** Coming closures shown, as many as on the store page. */
const shownOnPage = 5;
const shelf = ["w-3/4", "w-1/2", "w-2/3"];

interface StorePreviewProps {
  form: StoreFormControl;
  theme: PageTheme;
}

/** A small preview of the store page in its theme, with the form's present values. */
export function StorePreview({ form: { control }, theme }: StorePreviewProps) {
  const deviceTheme = useMedia("(prefers-color-scheme: light)") ? "light" : "dark";
  const [name, address, tagline] = useWatch({ control, name: ["name", "website_url", "tagline"] });
  const [category, description, hours] = useWatch({ control, name: ["category", "description", "hours"] });
  const [logo, banner] = useWatch({ control, name: ["logo_url", "banner_url"] });
  const [accent, timezone] = useWatch({ control, name: ["accent_color", "timezone"] });
  const { upcoming } = timeOffInOrder(timeOffOf(hours).filter(isSound), dayIn(timezone, now()), undefined);
  const shownName = name.trim() || t("Your store");
  const band = { backgroundColor: inBothThemes(accent, "accent") };
  const button = { ...band, color: inBothThemes(accent, "on-accent") };
  return (
    <figure className="lg:sticky lg:top-20">
      <figcaption className="mb-2 text-faint text-sm">{t("Preview||of a store page")}</figcaption>
      <div
        className={classes(
          theme === "system" ? deviceTheme : theme,
          "overflow-hidden rounded-lg bg-canvas text-body ring-1 ring-line",
        )}
      >
        <p dir="ltr" className="truncate border-line border-b px-4 py-2 text-faint text-xs">
          {`${location.host}${pages.ownStore}/`}
          {address || t("your-name||example of a website address, in lowercase letters and dashes")}
        </p>
        <div style={band} className="relative aspect-[4/1]">
          {banner && (
            <img {...pictureSource(banner, "560px")} alt="" className="absolute size-full object-cover" />
          )}
        </div>
        <div className="px-4 pb-5">
          <div
            style={button}
            className="relative -mt-6 flex size-14 items-center justify-center overflow-hidden rounded-xl font-semibold text-md ring-4 ring-canvas"
          >
            {initials({ name: shownName })}
            {logo && (
              <img
                {...pictureSource(logo, "56px")}
                alt=""
                className="absolute size-full bg-raised object-cover"
              />
            )}
          </div>
          <p className="mt-3 break-words font-semibold text-lg text-strong">{shownName}</p>
          {tagline.trim() && <p className="mt-0.5 break-words text-body">{tagline}</p>}
          {category.trim() && <p className="mt-1 text-faint text-sm">{category}</p>}
          {description.trim() && (
            <p className="mt-3 line-clamp-3 whitespace-pre-line break-words text-body text-sm">
              {description}
            </p>
          )}
          <ul className="mt-5 border-line border-t">
            {shelf.map((width) => (
              <li key={width} className="flex items-center gap-3 border-line border-b py-2.5">
                <span className="size-10 rounded-md bg-hover" />
                <span className="flex-1 space-y-1.5">
                  <span className={`block h-2 rounded-sm bg-hover ${width}`} />
                  <span className="block h-2 w-10 rounded-sm bg-hover" />
                </span>
                <span style={button} className="rounded-md px-2.5 py-1 font-medium text-xs">
                  {t("Add to cart")}
                </span>
              </li>
            ))}
          </ul>
          <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
            {openingHoursInWords(hours).map(({ days, times }) => (
              <div key={days} className="contents">
                <dt className="text-body">{days}</dt>
                <dd className="figures text-faint">{times}</dd>
              </div>
            ))}
          </dl>
          {upcoming.length > 0 && (
            <ul aria-label={t("Closed days")} className="mt-3 text-body text-sm">
              {upcoming.slice(0, shownOnPage).map(({ at, off }) => (
                <li key={at} className="break-words">
                  {closedInWords(off)}
                  {off.reason.trim() && `: ${off.reason}`}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </figure>
  );
}

/** Returns a `light-dark()` colour, for the theme of the preview. */
function inBothThemes(color: string, token: keyof AccentPalette): string {
  const [light, dark] = [accentPalette(color, "light"), accentPalette(color, "dark")];
  return light && dark ? `light-dark(${light[token]}, ${dark[token]})` : "var(--hover)";
}
