// Training equipment.

import type { Glyphs } from "./shapes.ts";
import {
  circle,
  each,
  glint,
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

export const sport: Glyphs = {
  mat: stand((t, d) => [
    rect(205, 330, 300, 170, 20, t.main),
    shade("M205 440h300v40q0 20-20 20H205z"),
    circle(205, 415, 85, t.second),
    line("M205 415q-14-18 8-28q38-6 40 34q-6 46-54 42q-48-10-46-56q12-52 64-44", t.dark, 9),
    rect(330, 330, 26, 170, 0, d ? t.second : t.light),
    rect(420, 330, 26, 170, 0, d ? t.second : t.light),
  ]),
  dumbbell: stand((t) => [
    rect(210, 400, 220, 34, 8, metal),
    each([276, 296, 316, 336, 356], (x) => line(`M${x} 404l-6 26`, t.dark, 3)),
    path("M110 376l30-44h64l24 44v80l-24 44h-64l-30-44z", t.main),
    path("M412 376l24-44h64l30 44v80l-30 44h-64l-24-44z", t.main),
    shade("M110 456h118l-24 44h-64zM412 456h118l-30 44h-64z"),
    circle(169, 416, 26, t.second),
    circle(471, 416, 26, t.second),
  ]),
  block: stand((t) => [
    path("M140 330l70-60h310l-60 60z", "#d3ad7d"),
    path("M460 330l60-60v170l-60 60z", "#97714a"),
    rect(140, 330, 320, 170, 8, "#bd9465"),
    each(
      [
        [190, 370],
        [260, 420],
        [330, 366],
        [400, 440],
        [220, 462],
        [300, 470],
        [420, 380],
        [360, 400],
        [260, 300],
        [380, 296],
      ],
      ([x, y]) => oval(x, y, 10, 5, woodDark),
    ),
    rect(140, 404, 320, 10, 0, t.main),
  ]),
  kettlebell: stand((t) => [
    `<path d="M246 330L262 220q8-56 58-56t58 56l16 110" fill="none" stroke="${t.dark}" stroke-width="36" stroke-linejoin="round"/>`,
    path("M320 272q132 8 132 126q0 70-56 102H244q-56-32-56-102q0-118 132-126z", t.main),
    shade("M400 292q52 34 52 106q0 70-56 102h-40q80-70 44-208z"),
    circle(320, 394, 52, t.light),
    circle(320, 394, 24, t.second),
  ]),
  band: lie((t) => [
    each(
      [
        [t.main, 178, 34],
        [t.second, 138, 28],
        [t.dark, 102, 22],
        [t.light, 72, 18],
        [t.main, 46, 14],
      ],
      ([c, r, w]) =>
        `<ellipse cx="320" cy="320" rx="${r}" ry="${r * 0.86}" fill="none" stroke="${c}" stroke-width="${w}"/>`,
    ),
  ]),
  foamroller: stand((t) => [
    rect(150, 330, 370, 170, 40, t.main),
    each([250, 320, 390, 460], (x) => rect(x - 9, 330, 18, 170, 0, t.dark)),
    shade("M190 450h330v10q0 40-40 40H190z"),
    oval(176, 415, 62, 85, t.second),
    oval(176, 415, 36, 52, t.ground),
  ]),
  strapcoil: lie((t, d) => [
    ring(300, 310, 140, t.main, 44),
    ring(300, 310, 92, t.second, 40),
    ring(300, 310, 50, t.main, 34),
    line("M440 320q10 100-10 190", t.main, 44),
    d
      ? each([200, 240, 280], (x) => line(`M${x - 20} 170l10 18`, t.light, 4))
      : ring(430, 510, 26, metal, 11) + ring(452, 500, 26, metal, 11),
  ]),
  skiprope: lie((t) => [
    line("M214 250q-120 140 20 200t200-40q90-120-20-160", t.dark, 9),
    line("M250 220q140-130 160 30", t.dark, 9),
    turn(
      30,
      214,
      200,
      rect(192, 110, 44, 160, 20, t.main) + rect(192, 150, 44, 14, 0, t.light) + circle(214, 274, 13, metal),
    ),
    turn(
      -30,
      420,
      210,
      rect(398, 120, 44, 160, 20, t.main) + rect(398, 160, 44, 14, 0, t.light) + circle(420, 284, 13, metal),
    ),
  ]),
  cushion: stand((t) => [
    path("M470 430q56 10 44 62q-34 8-56-14z", t.dark),
    path("M140 396q-6-116 180-116t180 116q6 104-180 104t-180-104z", t.main),
    shade("M140 396q0 60 180 60t180-60q6 104-180 104t-180-104z"),
    oval(320, 364, 166, 70, t.second),
    line(
      "M320 364L190 330M320 364L262 304M320 364L378 304M320 364L450 330M320 364L470 388M320 364L404 420M320 364V434M320 364L236 420M320 364L170 388",
      t.light,
      3,
    ),
    oval(320, 364, 17, 11, t.dark),
  ]),
  ball: stand((t, d) => [
    circle(320, 330, 170, t.main),
    d
      ? circle(320, 330, 60, t.dark)
      : each(
          [60, 100, 140],
          (r) =>
            `<ellipse cx="320" cy="330" rx="${r * 1.1}" ry="170" fill="none" stroke="${t.dark}" stroke-width="3" opacity=".35"/>`,
        ),
    shade("M420 192a170 170 0 0 1-250 218a190 190 0 0 0 250-218z"),
    glint("M216 250q30-60 90-70q8 26-24 38t-40 46q-26 12-26-14z"),
  ]),
  rings: lie((t) => [
    line("M230 90v190M410 90v250", t.main, 26),
    rect(212, 150, 36, 50, 6, t.dark),
    rect(392, 170, 36, 50, 6, t.dark),
    ring(230, 364, 92, wood, 30),
    ring(410, 424, 92, wood, 30),
    line("M160 320q20-30 50-38M340 380q20-30 50-38", "#d8b48b", 6),
  ]),
  bolster: stand((t) => [
    rect(140, 310, 380, 190, 80, t.main),
    shade("M200 440h310q-10 60-70 60H200z"),
    oval(210, 405, 70, 95, t.second),
    each([0, 45, 90, 135], (a) => turn(a, 210, 405, line("M210 325v160", t.dark, 3))),
    circle(210, 405, 13, t.dark),
    line("M330 350q50-30 100 0", t.dark, 14),
  ]),
  cuff: lie((t) => [
    each(
      [200, 380],
      (y) =>
        rect(130, y - 54, 380, 120, 24, t.main) +
        each([190, 266, 342], (x) => rect(x - 26, y - 36, 60, 84, 10, t.dark)) +
        rect(410, y - 16, 130, 44, 10, t.second) +
        rect(404, y - 28, 20, 68, 6, metal),
    ),
  ]),
  pullupbar: lie((t) => [
    rect(110, 130, 46, 400, 0, woodDark),
    rect(484, 130, 46, 400, 0, woodDark),
    rect(156, 246, 328, 34, 6, metal),
    rect(196, 238, 96, 50, 20, t.main),
    rect(348, 238, 96, 50, 20, t.main),
    circle(166, 263, 40, t.dark),
    circle(474, 263, 40, t.dark),
    line("M124 300v190M510 320v170", wood, 4),
  ]),
  balance: stand((t) => [
    path("M236 420a84 84 0 0 0 168 0z", t.dark),
    turn(
      -8,
      320,
      400,
      rect(120, 384, 400, 40, 20, wood) +
        rect(150, 372, 340, 20, 8, "#a67c52") +
        rect(140, 404, 360, 6, 0, woodDark) +
        each([200, 270, 330, 400, 450], (x) => circle(x, 381, 4, t.light)),
    ),
  ]),
};
