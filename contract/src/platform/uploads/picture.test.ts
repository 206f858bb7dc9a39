import { describe, expect, test } from "vitest";
import { pictureOf, pictureSources, pictureUrl } from "./picture.ts";
import { PictureUrl } from "./picture-url.ts";

const id = "0190b6f6-6f0d-7c3e-8a53-0123456789ab";
const url = `/uploads/${id}/1600x1200.webp`;

describe("the address of a picture", () => {
  test("says which it is and how large, and is made of that again", () => {
    expect(pictureOf(url)).toEqual({ id, width: 1600, height: 1200 });
    expect(pictureUrl({ id, width: 1600, height: 1200 })).toBe(url);
    expect(PictureUrl.safeParse(url).success).toBe(true);
  });

  test.each([
    "",
    "https://elsewhere.example/a.png",
    `https://elsewhere.example${url}`,
    `//elsewhere.example${url}`,
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "/catalogue/pictures/cup-1.svg",
    `/uploads/${id}/w480.webp`,
    `/uploads/${id}/0x10.webp`,
    `/uploads/${id}/10x10.webp?x`,
    `/uploads/${id}/10x10.webp\n`,
    `/uploads/${id}/10x10.svg`,
    `/uploads/${id.toUpperCase()}/10x10.webp`,
    `/uploads/../${id}/10x10.webp`,
    `/uploads/------------------------------------/10x10.webp`,
    null,
    12,
  ])("%j is none", (written) => {
    const { success, error } = PictureUrl.safeParse(written);
    expect(success).toBe(false);
    expect(error?.issues.map(({ message }) => message)).toEqual(["Upload the picture first."]);
    if (typeof written === "string") expect(pictureSources(written)).toBeUndefined();
  });
});

describe("the sources of a picture", () => {
  const widths = (width: number) =>
    pictureSources(`/uploads/${id}/${width}x100.webp`)
      ?.srcset.split(", ")
      .map((source) => source.split(" "));

  test("are the smaller ones and the picture itself", () => {
    expect(pictureSources(url)).toEqual({
      src: url,
      srcset: `/uploads/${id}/w160.webp 160w, /uploads/${id}/w480.webp 480w, /uploads/${id}/w960.webp 960w, ${url} 1600w`,
      width: 1600,
      height: 1200,
    });
    expect(widths(2000)?.map(([, width]) => width)).toEqual(["160w", "480w", "960w", "1600w", "2000w"]);
    expect(widths(481)?.map(([, width]) => width)).toEqual(["160w", "480w", "481w"]);
  });

  test.each([1, 159, 160])("a picture %i wide has none smaller", (width) => {
    expect(widths(width)).toEqual([[`/uploads/${id}/${width}x100.webp`, `${width}w`]]);
  });
});
