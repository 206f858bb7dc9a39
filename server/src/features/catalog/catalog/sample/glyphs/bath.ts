// Hair, skin and shaving.

import type { Glyphs } from "./shapes.ts";
import {
  brass,
  circle,
  dashes,
  each,
  glint,
  label,
  lie,
  line,
  metal,
  oval,
  path,
  rect,
  ring,
  shade,
  stand,
  turn,
  wood,
  woodDark,
} from "./shapes.ts";

export const bath: Glyphs = {
  bottle: stand((t, d) => [
    rect(286, 150, 68, 74, 10, t.dark),
    path("M226 500V290q0-52 52-66h84q52 14 52 66v210q0 0-14 0H240q-14 0-14 0z", t.main),
    shade("M362 224q52 14 52 66v210h-44V224z"),
    label(t, d, 312, 380, 128),
  ]),
  pump: stand((t, d) => [
    path("M312 210v-52h-62q-20 0-24 20h-20q2-42 40-42h104v22h-18v52z", t.dark),
    rect(278, 200, 84, 36, 8, t.dark),
    rect(228, 232, 184, 268, 30, t.main),
    shade("M366 232h16q30 0 30 30v208q0 30-30 30h-16z"),
    label(t, d, 312, 376, 118),
  ]),
  jar: stand((t, d) => [
    rect(190, 300, 260, 200, 34, t.main),
    shade("M390 300h26q34 0 34 34v132q0 34-34 34h-26z"),
    rect(178, 238, 284, 78, 16, t.dark),
    glint("M194 238h40v78h-40q-16 0-16-16v-46q0-16 16-16z"),
    label(t, d, 312, 408, 120),
  ]),
  dropper: stand((t, d) => [
    path("M296 132q24-22 48 0l6 84h-60z", t.dark),
    rect(276, 212, 88, 40, 8, t.light),
    path("M222 330q0-56 54-80h88q54 24 54 80v148q0 22-22 22H244q-22 0-22-22z", t.main),
    shade("M364 250q54 24 54 80v148q0 22-22 22h-32z"),
    label(t, d, 314, 398, 116),
  ]),
  tube: stand((t, d) => [
    path("M214 150h212l-34 296H248z", t.main),
    rect(208, 138, 224, 30, 6, t.second),
    shade("M372 168h52l-32 278h-32z"),
    rect(250, 446, 140, 54, 10, t.dark),
    label(t, d, 316, 290, 104),
  ]),
  spray: stand((t, d) => [
    path("M272 142h96q34 0 34 34h-40v40h-80v-30h-10z", t.dark),
    circle(258, 166, 14, t.light),
    rect(294, 212, 52, 40, 0, t.light),
    path("M228 308q0-44 48-60h88q48 16 48 60v172q0 20-20 20H248q-20 0-20-20z", t.main),
    shade("M364 248q48 16 48 60v172q0 20-20 20h-28z"),
    label(t, d, 314, 384, 116),
  ]),
  comb: lie((t, d) => [
    path("M130 250q0-34 34-34h312q34 0 34 34v60H130z", d ? t.dark : wood),
    each([...Array(d ? 16 : 12).keys()], (i) =>
      d
        ? rect(132 + i * 24, 300, i < 8 ? 14 : 10, 120, 6, t.dark)
        : rect(132 + i * 33, 300, 17, 130, 8, wood),
    ),
    glint("M164 216h312q34 0 34 34H130q0-34 34-34z"),
    circle(472, 262, 13, t.ground),
  ]),
  scissors: lie((t, d) => [
    turn(16, 320, 300, path("M306 110q20 30 26 190l-26 26z", metal), line("M318 310L346 392", t.dark, 26)),
    turn(
      -16,
      320,
      300,
      path("M334 110q-20 30-26 190l26 26z", "#c3c6c2"),
      line("M322 310L294 392", t.dark, 26),
    ),
    turn(
      -24,
      392,
      444,
      `<ellipse cx="392" cy="446" rx="44" ry="${d === 1 ? 74 : 58}" fill="none" stroke="${t.dark}" stroke-width="24"/>`,
    ),
    turn(
      24,
      248,
      444,
      `<ellipse cx="248" cy="446" rx="44" ry="58" fill="none" stroke="${d === 3 ? t.dark : t.main}" stroke-width="24"/>`,
    ),
    circle(320, 306, 15, d === 2 ? brass : t.light),
    circle(320, 306, 5, t.dark),
  ]),
  soap: lie((t, d) => [
    rect(150, 218, 340, 220, 46, t.dark),
    rect(150, 200, 340, 216, 46, d === 1 ? t.light : t.main),
    `<rect x="182" y="232" width="276" height="152" rx="28" fill="none" stroke="${d === 1 ? t.second : t.light}" stroke-width="6" opacity=".7"/>`,
    d === 0
      ? each(
          [
            [230, 270],
            [290, 340],
            [350, 262],
            [400, 336],
            [256, 318],
            [334, 306],
            [414, 280],
          ],
          ([x, y]) => turn(x % 90, x, y, oval(x, y, 15, 8, t.light)),
        )
      : d === 3
        ? rect(204, 298, 232, 20, 10, t.dark)
        : oval(320, 308, 74, 40, t.second),
  ]),
  soapdish: lie((t) => [
    rect(140, 190, 360, 260, 70, t.main),
    rect(172, 222, 296, 196, 46, t.dark),
    each([250, 320, 390], (x) => rect(x - 12, 240, 24, 160, 12, t.main)),
    path("M300 418h40v32h-40z", t.dark),
  ]),
  hairbrush: lie((t) => [
    rect(294, 330, 52, 210, 26, woodDark),
    rect(216, 96, 208, 276, 92, wood),
    rect(244, 126, 152, 216, 66, t.light),
    each([0, 1, 2, 3, 4, 5], (i) => each([0, 1, 2, 3], (k) => circle(272 + k * 32, 160 + i * 30, 7, t.dark))),
    circle(320, 510, 9, t.ground),
  ]),
  towel: lie((t, d) => [
    rect(150, 200, 340, 260, 24, t.main),
    path("M150 296h340v26H150z", d === 3 ? t.dark : t.light),
    rect(150, 180, 340, 96, 40, t.second),
    shade("M150 232q0 44 40 44h260q40 0 40-44v64H150z"),
    d === 0
      ? each([340, 376, 412], (y) => line(`M176 ${y}H464`, t.light, 4))
      : rect(420, 372, 42, 58, 6, t.light),
    d === 2 ? rect(150, 430, 340, 12, 0, t.dark) : "",
  ]),
  clip: lie((t) => [
    each([0, 1, 2, 3, 4], (i) => rect(204 + i * 52, 320, 24, 120 - Math.abs(2 - i) * 20, 12, t.dark)),
    path("M150 340q30-150 170-150t170 150q-80-44-170-44t-170 44z", t.main),
    path("M286 190q-6-56 34-66q40 10 34 66z", t.main),
    each(
      [
        [220, 270, 20],
        [330, 240, 26],
        [410, 276, 18],
        [280, 290, 12],
      ],
      ([x, y, w]) => oval(x, y, w, 11, t.second),
    ),
    circle(320, 172, 12, brass),
  ]),
  razor: lie((t) => [
    rect(304, 214, 32, 318, 14, metal),
    each([320, 344, 368, 392, 416, 440, 464], (y) => rect(304, y, 32, 8, 0, t.dark)),
    rect(292, 500, 56, 36, 12, t.dark),
    rect(190, 142, 260, 26, 8, t.light),
    path("M200 160h240q14 0 14 22t-30 26H216q-30-4-30-26t14-22z", metal),
    each([0, 1, 2, 3, 4, 5, 6, 7], (i) => rect(210 + i * 29, 190, 12, 18, 4, t.dark)),
  ]),
  faceroller: lie((t) => [
    line("M222 170v74h196v-74", brass, 18),
    line("M272 510v-70h96v70", brass, 16),
    rect(296, 240, 48, 202, 22, t.light),
    rect(288, 240, 64, 26, 8, brass),
    rect(288, 416, 64, 26, 8, brass),
    rect(232, 112, 176, 108, 50, t.main),
    glint("M272 130h96q14 0 14 16t-14 16h-96q-14 0-14-16t14-16z"),
    rect(278, 470, 84, 72, 34, t.main),
  ]),
  mirror: stand((t) => [
    path("M296 400h48l10 100h-68z", brass),
    oval(320, 496, 96, 16, brass),
    circle(320, 278, 146, brass),
    circle(320, 278, 124, t.light),
    path("M214 330A124 124 0 0 1 380 170z", "#fff"),
    ring(320, 278, 124, t.dark, 4),
  ]),
  scrunchie: lie((t) =>
    (
      [
        [230, 240, t.main],
        [412, 262, t.second],
        [306, 424, t.dark],
      ] as const
    ).map(
      ([x, y, c]) =>
        ring(x, y, 68, c, 56) +
        dashes(x, y, 68, t.ground, 34, 4, 49.4) +
        dashes(x, y, 96, t.ground, 8, 30, 45.4),
    ),
  ),
  box: stand((t, d) => [
    rect(150, 270, 340, 230, 8, t.main),
    shade("M400 270h90v230h-90z"),
    path("M150 270l36-66h268l36 66z", t.second),
    rect(292, 204, 56, 296, 0, t.light),
    d ? path("M320 206q-80-70-84-16q0 22 84 16q80-70 84-16q0 22-84 16z", t.dark) : "",
  ]),
};
