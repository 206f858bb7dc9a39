// Cameras, lenses and prints.

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
  paper,
  path,
  rect,
  ring,
  shade,
  stand,
  turn,
} from "./shapes.ts";

export const photo: Glyphs = {
  camera: stand((t) => [
    rect(170, 212, 60, 40, 8, metal),
    rect(390, 206, 70, 46, 8, metal),
    rect(110, 240, 420, 260, 34, metal),
    rect(110, 300, 420, 140, 0, t.main),
    rect(280, 254, 90, 34, 6, t.dark),
    circle(320, 376, 104, t.dark),
    circle(320, 376, 76, metal),
    circle(320, 376, 58, t.dark),
    circle(304, 360, 18, t.light),
    circle(470, 270, 13, t.second),
  ]),
  lens: stand((t) => [
    rect(208, 190, 224, 90, 14, t.dark),
    rect(196, 270, 248, 110, 8, t.main),
    rect(214, 374, 212, 96, 8, t.dark),
    rect(228, 466, 184, 34, 4, metal),
    each([...Array(11).keys()], (i) => rect(206 + i * 21, 284, 10, 82, 3, t.dark)),
    rect(214, 400, 212, 9, 0, t.light),
    line("M320 420v24M270 420v14M370 420v14", t.second, 6),
    oval(320, 192, 104, 20, "#7d8f97"),
    shade("M386 190h46v280h-46z"),
  ]),
  camstrap: lie((t, d) =>
    d
      ? [
          line("M320 470V330q-130-60-60-170q60-70 120 0q70 110-60 170", t.main, 34),
          line("M320 460V330q-130-60-60-170q60-70 120 0q70 110-60 170", t.light, 4),
          rect(290, 330, 60, 70, 12, "#8a5f3e"),
          ring(320, 500, 24, metal, 10),
        ]
      : [
          line("M190 480q-90-320 130-330t130 330", "#8a5f3e", 26),
          line("M226 230q94-150 188 0", t.main, 58),
          line("M226 230q94-150 188 0", t.light, 3),
          rect(166, 440, 46, 60, 8, t.dark),
          rect(428, 440, 46, 60, 8, t.dark),
          ring(190, 520, 18, metal, 8),
          ring(450, 520, 18, metal, 8),
        ],
  ),
  film: stand((t, d) =>
    d
      ? [
          rect(190, 200, 260, 300, 10, paper),
          rect(214, 224, 212, 200, 0, t.main),
          circle(370, 280, 30, t.light),
          path("M214 424l80-100 60 60 30-24 42 64z", t.dark),
        ]
      : [
          path("M340 236h190v220H340z", "#5e4a3c"),
          each(
            [0, 1, 2, 3, 4],
            (i) =>
              rect(356 + i * 34, 246, 16, 20, 3, t.ground) + rect(356 + i * 34, 426, 16, 20, 3, t.ground),
          ),
          rect(376, 286, 130, 116, 4, "#a8794c"),
          rect(210, 160, 60, 40, 6, t.dark),
          rect(140, 190, 200, 310, 16, t.main),
          rect(130, 190, 220, 30, 8, t.dark),
          rect(130, 470, 220, 30, 8, t.dark),
          label(t, 3, 240, 340, 200),
        ],
  ),
  filter: lie((t, d) => [
    circle(320, 320, 182, t.dark),
    dashes(320, 320, 172, metal, 14, 9, 13.51),
    circle(320, 320, 146, d ? "#6d7375" : t.second),
    path("M217 423A146 146 0 0 1 423 217z", d ? "#8b9193" : t.light),
    ring(320, 320, 146, metal, 6),
  ]),
  tripod: stand((t) => [
    line("M320 250L210 494M320 250L430 494M320 250V494", t.dark, 22),
    line("M262 380L210 494M378 380L430 494M320 390V494", metal, 12),
    rect(300, 170, 40, 110, 8, t.main),
    rect(262, 150, 116, 26, 8, t.dark),
    line("M338 210l96 40", t.main, 14),
    circle(320, 256, 34, t.main),
    circle(320, 256, 13, t.light),
    each([210, 320, 430], (x) => circle(x, 492, 11, t.second)),
  ]),
  cloth: lie((t) => [
    path("M150 180q90-20 170 0t170-10q20 80 0 160t10 150q-90 20-176 4t-170 6q-20-80 0-156t-4-154z", t.main),
    path("M150 180q90-20 170 0l-60 130q-60-10-106 26q10-80-4-156z", t.light),
    shade("M320 180l-60 130q-60-10-106 26l4-14q60-40 120-30z"),
    `<path d="M178 460q140-14 290-4q-8-120 0-250" fill="none" stroke="${t.second}" stroke-width="5" stroke-dasharray="10 10"/>`,
  ]),
  camerabag: stand((t) => [
    line("M196 270q-10-150 124-150t124 150", t.dark, 20),
    rect(130, 270, 380, 230, 30, t.main),
    rect(180, 400, 280, 100, 16, t.second),
    path("M130 300q0-50 50-50h280q50 0 50 50v50q0 30-40 30H170q-40 0-40-30z", t.dark),
    each([224, 388], (x) => rect(x, 330, 28, 100, 6, "#8a5f3e") + rect(x - 6, 384, 40, 32, 6, brass)),
  ]),
  memcard: lie((t) => [
    path("M210 170q0-30 30-30h140l50 56v274q0 30-30 30H240q-30 0-30-30z", t.dark),
    each([0, 1, 2, 3, 4], (i) => rect(236 + i * 30, 160, 18, 56, 4, brass)),
    rect(234, 250, 172, 210, 10, t.main),
    rect(234, 250, 172, 60, 10, t.light),
    label(t, 1, 320, 386, 84),
    rect(204, 300, 16, 50, 4, t.light),
  ]),
  album: lie((t) => [
    rect(140, 170, 370, 310, 8, "#3d3936"),
    rect(130, 160, 370, 310, 10, t.main),
    rect(130, 160, 54, 310, 10, t.dark),
    rect(250, 220, 190, 140, 2, paper),
    rect(264, 234, 162, 112, 0, t.second),
    path("M264 346l60-60 40 36 24-20 38 44z", t.dark),
    line("M157 180v270", t.light, 4),
  ]),
  softbox: stand((t) => [
    line("M330 380L350 494M330 380L260 494M330 380L420 494", t.dark, 13),
    path("M250 110l90-14 90 60 40 90-24 90-86 54-110-10-70-66-16-100z", t.dark),
    path("M262 130l76-12 76 52 34 78-20 76-74 44-92-8-58-56-14-84z", t.light),
    each(
      [
        [262, 130],
        [414, 170],
        [428, 324],
        [262, 372],
        [190, 232],
      ],
      ([x, y]) => line(`M318 244L${x} ${y}`, t.second, 3),
    ),
    circle(318, 244, 36, "#fffaf0"),
  ]),
  blower: stand((t) => [
    path("M306 130h28l14 120h-56z", t.dark),
    oval(320, 350, 116, 128, t.main),
    shade("M370 236q66 36 66 114q-4 120-100 128q90-90 34-242z"),
    path("M226 420l-50 80h90zM414 420l50 80h-90zM290 460h60l20 40H270z", t.dark),
    glint("M236 320q10-50 60-70q10 24-18 40t-20 46z"),
  ]),
  changingbag: lie((t) => [
    turn(24, 190, 420, rect(140, 380, 96, 150, 20, t.dark), rect(134, 500, 108, 34, 12, t.main)),
    turn(-24, 450, 420, rect(404, 380, 96, 150, 20, t.dark), rect(398, 500, 108, 34, 12, t.main)),
    rect(110, 150, 420, 300, 50, t.dark),
    line("M150 204H490", t.second, 30),
    `<path d="M150 204h340" stroke="${t.light}" stroke-width="10" stroke-dasharray="8 6"/>`,
    rect(454, 196, 22, 66, 8, brass),
    line("M150 260q170 50 340 0M150 330q170 40 340 0", t.main, 4),
  ]),
  colourcard: lie((t) => [
    rect(140, 170, 360, 300, 14, "#33302d"),
    each(
      [
        "#8a5a44",
        "#c69a7c",
        "#66809b",
        "#5f7048",
        "#7f7fae",
        "#72b0a2",
        "#cd8240",
        "#4d5f9f",
        "#b85a62",
        "#57406a",
        "#9fb24c",
        "#dca43e",
        "#f4f2ec",
        "#c9c8c4",
        "#a09f9c",
        "#7a7977",
        "#545351",
        t.light,
      ],
      (c, i) => rect(160 + (i % 6) * 55, 194 + Math.floor(i / 6) * 88, 44, 72, 4, c),
    ),
  ]),
  contact: lie((t, d) =>
    d
      ? [
          rect(150, 120, 340, 400, 2, paper),
          rect(184, 154, 272, 300, 0, t.second),
          circle(390, 226, 36, t.light),
          path("M184 370q70-70 130-20t142-60v164H184z", t.main),
          path("M184 420q90-50 150-10t122-20v64H184z", t.dark),
        ]
      : [
          rect(150, 120, 340, 400, 8, t.light),
          each(
            [171, 245, 319, 393, 467],
            (y, i) =>
              rect(184, y - 29, 290, 58, 2, "#4b3f37") +
              `<path d="M194 ${y}h270" stroke="${i % 2 ? t.second : t.main}" stroke-width="34" stroke-dasharray="60 10"/>`,
          ),
          each([200, 320, 440], (y) => circle(166, y, 8, t.ground)),
        ],
  ),
};
